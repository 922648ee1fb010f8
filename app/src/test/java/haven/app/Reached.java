package haven.app;

import com.tngtech.archunit.core.domain.AccessTarget.CodeUnitAccessTarget;
import com.tngtech.archunit.core.domain.AccessTarget.FieldAccessTarget;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaCodeUnit;
import com.tngtech.archunit.core.domain.JavaField;
import com.tngtech.archunit.core.domain.JavaMember;
import com.tngtech.archunit.core.domain.JavaMethod;
import com.tngtech.archunit.core.domain.JavaModifier;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * What can be reached from some roots by calls, references, fields and overriding: whoever calls a
 * method reaches what overrides it in every type that is made somewhere. A lambda belongs to the
 * method it is written in.
 */
final class Reached {
  private final Set<JavaMember> members = new HashSet<>();
  private final Set<JavaClass> used = new HashSet<>();
  private final Set<JavaClass> made = new HashSet<>();
  private final Map<JavaClass, List<JavaMethod>> waiting = new HashMap<>();
  private final Deque<JavaCodeUnit> open = new ArrayDeque<>();

  static Reached from(JavaClasses classes, Predicate<? super JavaCodeUnit> roots) {
    Reached reached = new Reached();
    classes.stream()
        .flatMap(type -> type.getCodeUnits().stream())
        .filter(roots)
        .forEach(reached::reach);
    while (!reached.open.isEmpty()) {
      reached.follow(reached.open.removeFirst());
    }
    return reached;
  }

  boolean contains(JavaCodeUnit unit) {
    return members.contains(unit);
  }

  /** Whether anything of it is used: a method, a field, or itself as a type of something used. */
  boolean contains(JavaClass type) {
    return used.contains(type);
  }

  private void reach(JavaCodeUnit unit) {
    if (isOurs(unit.getOwner()) && members.add(unit)) {
      open.add(unit);
    }
  }

  private void follow(JavaCodeUnit unit) {
    use(unit.getOwner());
    if (unit.isConstructor() && !isAbstract(unit.getOwner())) {
      make(unit.getOwner());
    }
    if (unit instanceof JavaMethod method && !method.getModifiers().contains(JavaModifier.STATIC)) {
      waiting.computeIfAbsent(method.getOwner(), _ -> new ArrayList<>()).add(method);
      made.stream()
          .filter(type -> type.isAssignableTo(method.getOwner().getName()))
          .toList()
          .forEach(type -> overriding(method, type));
    }
    Stream.concat(Stream.of(unit.getRawReturnType()), unit.getRawParameterTypes().stream())
        .forEach(this::use);
    unit.getReferencedClassObjects().forEach(object -> use(object.getRawType()));
    unit.getInstanceofChecks().forEach(check -> use(check.getRawType()));
    unit.getAccessesFromSelf()
        .forEach(
            access -> {
              switch (access.getTarget()) {
                case CodeUnitAccessTarget called -> {
                  use(called.getOwner());
                  called.resolveMember().ifPresent(this::reach);
                }
                case FieldAccessTarget field -> {
                  use(field.getOwner());
                  field.resolveMember().ifPresent(this::touch);
                }
                default -> throw new IllegalStateException(access.getDescription());
              }
            });
  }

  private void touch(JavaField field) {
    members.add(field);
    use(field.getOwner());
    use(field.getRawType());
  }

  /** From now on its static parts run, and it counts as used with all it extends. */
  private void use(JavaClass referred) {
    JavaClass type = referred.getBaseComponentType();
    if (!isOurs(type) || !used.add(type)) {
      return;
    }
    type.getStaticInitializer().ifPresent(this::reach);
    type.getRawSuperclass().ifPresent(this::use);
    type.getRawInterfaces().forEach(this::use);
    type.getEnclosingClass().ifPresent(this::use);
  }

  private void make(JavaClass type) {
    if (!made.add(type)) {
      return;
    }
    Set<JavaClass> above = new HashSet<>(type.getAllRawSuperclasses());
    above.addAll(type.getAllRawInterfaces());
    for (JavaClass each : above) {
      List.copyOf(waiting.getOrDefault(each, List.of()))
          .forEach(method -> overriding(method, type));
      if (!isOurs(each)) {
        // Whoever wrote the library may call whatever we override of it.
        each.getMethods().forEach(method -> overriding(method, type));
      }
    }
  }

  /** The method that an object of that type answers to a call of this one with. */
  private void overriding(JavaMethod method, JavaClass type) {
    Set<JavaClass> types = new LinkedHashSet<>(List.of(type));
    types.addAll(type.getAllRawSuperclasses());
    types.addAll(type.getAllRawInterfaces());
    types.stream()
        .filter(each -> each.isAssignableTo(method.getOwner().getName()))
        .flatMap(each -> each.getMethods().stream())
        .filter(each -> answers(each, method))
        .forEach(this::reach);
  }

  private static boolean answers(JavaMethod method, JavaMethod called) {
    return method.getName().equals(called.getName())
        && !method.getModifiers().contains(JavaModifier.STATIC)
        && fits(method.getRawParameterTypes(), called.getRawParameterTypes());
  }

  /** The same parameters, or narrower ones where the called method has type parameters. */
  private static boolean fits(List<JavaClass> own, List<JavaClass> called) {
    return own.size() == called.size()
        && IntStream.range(0, own.size())
            .allMatch(i -> own.get(i).isAssignableTo(called.get(i).getName()));
  }

  private static boolean isAbstract(JavaClass type) {
    return type.getModifiers().contains(JavaModifier.ABSTRACT);
  }

  private static boolean isOurs(JavaClass type) {
    return type.getPackageName().startsWith("haven.");
  }
}
