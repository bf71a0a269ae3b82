import com.google.common.util.concurrent.Futures;
import com.google.common.util.concurrent.ListenableFuture;
import com.google.firebase.rules.lang.CompileResult;
import com.google.firebase.rules.lang.FirebaseRulesProtoCompiler;
import com.google.firebase.rules.lang.common.FirebaseRulesLangOptions;
import com.google.firebase.rules.runtime.common.AsyncRuntimeFunction;
import com.google.firebase.rules.runtime.common.EvaluationListener;
import com.google.firebase.rules.runtime.common.ExecutionContext;
import com.google.firebase.rules.runtime.common.ParentPointer;
import com.google.firebase.rules.runtime.evaluators.AuthRuleEvaluator.RuleContext;
import com.google.firebase.rules.runtime.impl.DefaultEvaluator;
import com.google.firebase.rules.runtime.utils.ExpressionValueUtils;
import com.google.firebase.rules.runtime.v1.ExecutionRequest;
import com.google.firebase.rules.runtime.v1.ExecutionResponse;
import com.google.firebase.rules.runtime.v1.Expression;
import com.google.firebase.rules.runtime.v1.ExpressionPathValue;
import com.google.firebase.rules.runtime.v1.ExpressionValue;
import com.google.firebase.rules.runtime.v1.RulesetAst;
import com.google.firebase.rules.v1.File;
import com.google.firebase.rules.v1.Issue;
import com.google.firebase.rules.v1.Source;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.google.protobuf.Descriptors.FieldDescriptor;
import com.google.protobuf.InvalidProtocolBufferException;
import com.google.protobuf.Message;
import com.google.protobuf.util.JsonFormat;
import java.io.BufferedReader;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Function;
import java.util.logging.LogManager;
import java.util.stream.Collectors;

/**
 * Decides requests with the rules engine of the Firestore emulator, inside one process: no network, no storage, and a
 * changed rule needs no compiler because the change is made in the syntax tree.
 *
 * <p>One JSON object a line. The first one brings rules, documents and requests, and is answered with the syntax tree
 * and every decision. Each further one is a change of the tree, and is answered with the first request that the changed
 * rules decide otherwise than expected.
 */
public final class Decider {
  private static final int REMEMBERED = 40;

  private final String service;
  private final RulesetAst ruleset;
  private final Map<String, ExpressionValue> documents;
  private final List<Request> requests = new ArrayList<>();
  /** The requests that evaluate an expression, by the expression's first character. */
  private final Map<Integer, List<Integer>> reaching = new HashMap<>();
  private final Map<Integer, List<Integer>> killers = new ConcurrentHashMap<>();

  public static void main(String[] arguments) throws Exception {
    PrintStream answers =
        new PrintStream(new FileOutputStream(FileDescriptor.out), false, StandardCharsets.UTF_8);
    System.setOut(System.err);
    LogManager.getLogManager().reset();
    BufferedReader lines =
        new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    JsonObject beginning = JsonParser.parseString(lines.readLine()).getAsJsonObject();
    CompileResult compiled = compile(beginning.get("source").getAsString());
    JsonObject answer = new JsonObject();
    answer.add("issues", issues(compiled));
    if (compiled.hasCompilationError()) {
      send(answers, answer);
      return;
    }
    Decider decider = new Decider(beginning, compiled.getRulesetAst());
    answer.add("decisions", decider.decideAll());
    String tree = JsonFormat.printer().omittingInsignificantWhitespace().print(decider.ruleset);
    answer.add("ruleset", JsonParser.parseString(tree));
    send(answers, answer);
    ExecutorService workers =
        Executors.newFixedThreadPool(Runtime.getRuntime().availableProcessors());
    for (String line = lines.readLine(); line != null; line = lines.readLine()) {
      JsonObject change = JsonParser.parseString(line).getAsJsonObject();
      workers.execute(() -> send(answers, decider.hunt(change)));
    }
    workers.shutdown();
  }

  private Decider(JsonObject beginning, RulesetAst ruleset) {
    this.ruleset = ruleset;
    this.service = beginning.get("service").getAsString();
    this.documents = values(beginning.getAsJsonObject("documents"));
    for (JsonElement request : beginning.getAsJsonArray("requests")) {
      requests.add(new Request(request.getAsJsonObject()));
    }
  }

  private JsonArray decideAll() {
    JsonArray decisions = new JsonArray();
    for (int index = 0; index < requests.size(); index++) {
      Set<Integer> reached = new HashSet<>();
      decisions.add(requests.get(index).isAllowed(ruleset, reached));
      for (Integer start : reached) {
        reaching.computeIfAbsent(start, key -> new ArrayList<>()).add(index);
      }
    }
    // neighbours in a table are alike: a random order finds the odd one sooner
    reaching.values().forEach(list -> Collections.shuffle(list, new java.util.Random(1)));
    return decisions;
  }

  private JsonObject hunt(JsonObject change) {
    JsonObject answer = new JsonObject();
    answer.add("id", change.get("id"));
    try {
      RulesetAst changed =
          (RulesetAst) replace(ruleset, change.getAsJsonArray("path"), 0, change.get("value"));
      int place = change.get("place").getAsInt();
      List<Integer> known = killers.getOrDefault(place, List.of());
      Set<Integer> candidates = new LinkedHashSet<>(known);
      if (change.has("among")) {
        change.getAsJsonArray("among").forEach(index -> candidates.add(index.getAsInt()));
      } else {
        candidates.addAll(reaching.getOrDefault(place, List.of()));
      }
      for (Integer index : candidates) {
        Request request = requests.get(index);
        if (request.isAllowed(changed, null) == request.expected) continue;
        List<Integer> now = new ArrayList<>(List.of(index));
        known.stream().filter(one -> !one.equals(index)).limit(REMEMBERED).forEach(now::add);
        killers.put(place, now);
        answer.addProperty("by", index);
        break;
      }
    } catch (Exception problem) {
      answer.addProperty("problem", problem.toString());
    }
    return answer;
  }

  /** The message with the part at a path of JSON names and indices replaced. */
  private static Message replace(Message message, JsonArray path, int at, JsonElement value)
      throws InvalidProtocolBufferException {
    if (at == path.size()) {
      Message.Builder replaced = message.newBuilderForType();
      JsonFormat.parser().merge(value.toString(), replaced);
      return replaced.build();
    }
    String name = path.get(at).getAsString();
    FieldDescriptor field =
        message.getDescriptorForType().getFields().stream()
            .filter(one -> one.getJsonName().equals(name))
            .findFirst()
            .orElseThrow();
    Message.Builder builder = message.toBuilder();
    if (field.isRepeated()) {
      int index = path.get(at + 1).getAsInt();
      Message part = (Message) message.getRepeatedField(field, index);
      builder.setRepeatedField(field, index, replace(part, path, at + 2, value));
    } else {
      builder.setField(field, replace((Message) message.getField(field), path, at + 1, value));
    }
    return builder.build();
  }

  private static synchronized void send(PrintStream answers, JsonObject answer) {
    answers.print(answer + "\n");
    answers.flush();
  }

  private static CompileResult compile(String text) {
    FirebaseRulesLangOptions options =
        FirebaseRulesLangOptions.builder()
            .allowTernaryOperator(true)
            .allowCrossServiceRules(true)
            .build();
    File file = File.newBuilder().setName("rules").setContent(text).build();
    return FirebaseRulesProtoCompiler.createStandalone(options)
        .compile(Source.newBuilder().addFiles(file).build());
  }

  private static JsonArray issues(CompileResult compiled) {
    JsonArray issues = new JsonArray();
    for (Issue issue : compiled.getIssues()) {
      issues.add(issue.getSourcePosition().getLine() + ": " + issue.getDescription());
    }
    return issues;
  }

  private static Map<String, ExpressionValue> values(JsonObject described) {
    Map<String, ExpressionValue> values = new HashMap<>();
    described.entrySet().forEach(entry -> values.put(entry.getKey(), value(entry.getValue())));
    return values;
  }

  private static ExpressionValue value(JsonElement described) {
    try {
      ExpressionValue.Builder value = ExpressionValue.newBuilder();
      JsonFormat.parser().merge(described.toString(), value);
      return value.build();
    } catch (InvalidProtocolBufferException problem) {
      throw new IllegalArgumentException(problem);
    }
  }

  private static ExpressionPathValue path(String text) {
    List<String> segments =
        Arrays.stream(text.split("/")).filter(one -> !one.isEmpty()).collect(Collectors.toList());
    return ExpressionValueUtils.segmentsToPathExpressions(segments).getPathValue();
  }

  /** One request: each of its accesses has to be allowed. */
  private final class Request {
    final boolean expected;
    private final List<Access> accesses = new ArrayList<>();
    /** The documents that the request writes, as they are after it; null for those it deletes. */
    private final Map<String, ExpressionValue> after;

    Request(JsonObject described) {
      expected = described.get("expected").getAsBoolean();
      after = values(described.getAsJsonObject("after"));
      for (JsonElement access : described.getAsJsonArray("accesses")) {
        accesses.add(new Access(access.getAsJsonObject()));
      }
    }

    boolean isAllowed(RulesetAst rules, Set<Integer> reached) {
      for (Access access : accesses) {
        if (!isAllowed(rules, access, reached)) return false;
      }
      return true;
    }

    private boolean isAllowed(RulesetAst rules, Access access, Set<Integer> reached) {
      RuleContext.Builder context =
          RuleContext.builder()
              .service(service)
              .method(access.method)
              .path(access.path)
              .supplyVariable("request", access.request)
              .supplyVariable("resource", access.resource);
      for (String prefix : List.of("", "firestore.")) {
        context
            .supplyFunction(lookup(prefix + "get", documents::get))
            .supplyFunction(lookup(prefix + "exists", path -> isThere(documents.get(path))))
            .supplyFunction(lookup(prefix + "getAfter", this::later))
            .supplyFunction(lookup(prefix + "existsAfter", path -> isThere(later(path))));
      }
      if (reached != null) context.listeners(List.of(() -> new Reached(reached)));
      try {
        return Futures.getDone(new DefaultEvaluator(rules).evaluate(context.build())).permit();
      } catch (Exception problem) {
        // what cannot be evaluated is denied
        return false;
      }
    }

    private ExpressionValue later(String path) {
      return after.getOrDefault(path, documents.get(path));
    }
  }

  private static ExpressionValue isThere(ExpressionValue document) {
    boolean is = document != null && !ExpressionValueUtils.NULL.equals(document);
    return is ? ExpressionValueUtils.TRUE : ExpressionValueUtils.FALSE;
  }

  private static AsyncRuntimeFunction lookup(
      String name, Function<String, ExpressionValue> documentAt) {
    return new AsyncRuntimeFunction() {
      @Override
      public String name() {
        return name;
      }

      @Override
      public ListenableFuture<ExecutionResponse> execute(ExecutionRequest request) {
        try {
          List<String> segments =
              ExpressionValueUtils.getPathSegments(
                  request.getSourcePosition(), request.getArguments(0).getPathValue());
          ExpressionValue found = documentAt.apply("/" + String.join("/", segments));
          return Futures.immediateFuture(
              ExpressionValueUtils.createResponse(
                  found == null ? ExpressionValueUtils.NULL : found));
        } catch (Exception problem) {
          return Futures.immediateFailedFuture(problem);
        }
      }
    };
  }

  private static final class Access {
    final String method;
    final ExpressionPathValue path;
    final ExpressionValue request;
    final ExpressionValue resource;

    Access(JsonObject described) {
      method = described.get("method").getAsString();
      path = path(described.get("path").getAsString());
      request = value(described.get("request"));
      resource = value(described.get("resource"));
    }
  }

  private static final class Reached implements EvaluationListener {
    private final Set<Integer> starts;

    Reached(Set<Integer> starts) {
      this.starts = starts;
    }

    @Override
    public void beforeExpression(Expression expression, ParentPointer<ExecutionContext> parent) {
      starts.add(expression.getSourcePosition().getCurrentOffset());
    }
  }
}
