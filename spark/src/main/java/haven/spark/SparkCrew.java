package haven.spark;

import haven.app.lab.Crew;
import haven.app.lab.Piece;
import haven.app.lab.Workbench;
import haven.bots.lab.Counts;
import java.io.IOException;
import java.io.Serializable;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.apache.spark.SparkConf;
import org.apache.spark.TaskContext;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.rdd.RDD;
import scala.Function2;
import scala.collection.Iterator;
import scala.collection.immutable.Seq;
import scala.jdk.javaapi.CollectionConverters;
import scala.reflect.ClassTag$;
import scala.runtime.BoxedUnit;

/**
 * Machines that Spark has found. A piece that is lost with its machine is done again on another
 * one, and gives the same there.
 */
final class SparkCrew implements Crew {
  private final String master;

  SparkCrew(String master) {
    this.master = master;
  }

  /** A piece done on whatever machine; it is sent there, with nothing but words and numbers. */
  private interface Working
      extends Function2<TaskContext, Iterator<Piece>, TreeMap<String, Long>>, Serializable {}

  @Override
  public void work(List<String> arguments, List<Piece> pieces, Desk desk) {
    if (pieces.isEmpty()) {
      return;
    }
    SparkConf conf =
        new SparkConf()
            .setAppName("haven simulate")
            .setMaster(master)
            .setIfMissing("spark.ui.enabled", "false");
    try (JavaSparkContext spark = new JavaSparkContext(conf)) {
      spark.setLogLevel("WARN");
      RDD<Piece> all = spark.parallelize(pieces, pieces.size()).rdd();
      List<String> sent = List.copyOf(arguments);
      Working working = (context, some) -> counts(sent, some);
      Seq<Object> partitions =
          CollectionConverters.asScala(
                  IntStream.range(0, pieces.size()).<Object>mapToObj(i -> i).toList())
              .toSeq();
      spark
          .sc()
          .runJob(
              all,
              working,
              partitions,
              (Object number, TreeMap<String, Long> numbers) ->
                  handIn(desk, pieces.get((Integer) number), numbers),
              ClassTag$.MODULE$.apply(TreeMap.class));
    }
  }

  private static TreeMap<String, Long> counts(List<String> arguments, Iterator<Piece> pieces) {
    Counts counts = new Counts();
    while (pieces.hasNext()) {
      counts = counts.plus(Workbench.counts(arguments, pieces.next(), () -> {}));
    }
    return new TreeMap<>(counts.numbers());
  }

  private static BoxedUnit handIn(Desk desk, Piece piece, TreeMap<String, Long> numbers) {
    try {
      desk.played(piece.games());
      desk.done(piece, new Counts(numbers));
      return BoxedUnit.UNIT;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
