package haven.server.browser;

import haven.play.engine.Game;
import haven.play.engine.Prompt;
import haven.server.store.SignedIn;
import org.junit.jupiter.api.Test;

/** For those who use no mouse; what else would keep people out is looked for on every screen. */
final class AccessTest extends BrowserTest {
  @Test
  void aTurnIsPlayedByKeysAlone() {
    SignedIn ada = house().guest("Ada");
    Game game = House.start(House.plan(), Scenes.SEED);
    new HastyPlayer(Scenes.SEED)
        .until(game, one -> one.kind() == Prompt.Kind.CARDS && game.prompts().size() == 1);
    String code = house().table(House.plan(), Scenes.SEED, ada, ada);
    house().play(code, game.choices());
    house().open();
    Visitor page = visit(ada).goToTable(code);
    Keys keys = new Keys(page);
    keys.chooseCards();
    keys.playTurn();
  }
}
