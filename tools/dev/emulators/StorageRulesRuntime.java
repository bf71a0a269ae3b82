import com.google.common.util.concurrent.Futures;
import com.google.common.util.concurrent.ListenableFuture;
import com.google.firebase.rules.lang.CompileResult;
import com.google.firebase.rules.lang.FirebaseRulesProtoCompiler;
import com.google.firebase.rules.lang.common.FirebaseRulesLangOptions;
import com.google.firebase.rules.runtime.common.AsyncRuntimeFunction;
import com.google.firebase.rules.runtime.common.EvaluationListener;
import com.google.firebase.rules.runtime.common.Evaluator;
import com.google.firebase.rules.runtime.evaluators.AuthRuleEvaluator.RuleContext;
import com.google.firebase.rules.runtime.impl.DefaultEvaluator;
import com.google.firebase.rules.runtime.utils.ExpressionValueUtils;
import com.google.firebase.rules.runtime.v1.ExecutionRequest;
import com.google.firebase.rules.runtime.v1.ExecutionResponse;
import com.google.firebase.rules.runtime.v1.Expression;
import com.google.firebase.rules.runtime.v1.ExpressionPathValue;
import com.google.firebase.rules.runtime.v1.ExpressionValue;
import com.google.firebase.rules.runtime.v1.RulesetAst;
import com.google.firebase.rules.v1.Issue;
import com.google.firebase.rules.v1.Source;
import com.google.gson.Gson;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.google.protobuf.InvalidProtocolBufferException;
import com.google.protobuf.Message;
import com.google.protobuf.util.JsonFormat;
import java.io.BufferedReader;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.logging.LogManager;
import java.util.stream.Collectors;

/**
 * Evaluates storage.rules for the Storage emulator of firebase-tools, with the rules engine that the Firestore
 * emulator's jar carries.
 *
 * <p>The protocol is firebase-tools': one JSON object a line, requests on standard input, answers on standard output.
 * {@code load_ruleset} compiles a source, {@code verify} decides one access. While it decides, the program may ask the
 * host for Firestore documents; the host's reply carries the id of the request it belongs to.
 */
public final class StorageRulesRuntime {
  private static final int READY = -1;
  private static final Gson GSON = new Gson();

  private final PrintStream protocol;
  private final Map<String, RulesetAst> rulesets = new ConcurrentHashMap<>();
  private final Map<Long, Verification> running = new ConcurrentHashMap<>();

  private StorageRulesRuntime(PrintStream protocol) {
    this.protocol = protocol;
  }

  public static void main(String[] arguments) throws Exception {
    PrintStream protocol =
        new PrintStream(new FileOutputStream(FileDescriptor.out), false, StandardCharsets.UTF_8);
    // output of a library must not reach the protocol
    System.setOut(System.err);
    LogManager.getLogManager().reset();
    new StorageRulesRuntime(protocol).serve();
    System.exit(0);
  }

  /** Serves until the host closes standard input, so that this program never outlives it. */
  private void serve() throws Exception {
    send(Map.of("id", READY, "status", "ok"));
    ExecutorService workers = Executors.newCachedThreadPool();
    BufferedReader requests =
        new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    for (String line = requests.readLine(); line != null; line = requests.readLine()) {
      JsonObject request = JsonParser.parseString(line).getAsJsonObject();
      long id = request.get("id").getAsLong();
      String action = request.has("action") ? request.get("action").getAsString() : "";
      if (running.containsKey(id)) {
        running.get(id).replies.add(request);
      } else if (action.equals("load_ruleset")) {
        load(id, request.getAsJsonObject("context"));
      } else {
        Verification verification = new Verification(id, request.getAsJsonObject("context"));
        running.put(id, verification);
        workers.execute(verification);
      }
    }
  }

  private void load(long id, JsonObject context) {
    List<String> errors = new ArrayList<>();
    List<String> warnings = new ArrayList<>();
    Map<String, Object> result = new HashMap<>();
    try {
      FirebaseRulesLangOptions options =
          FirebaseRulesLangOptions.builder()
              .allowTernaryOperator(true)
              .allowCrossServiceRules(true)
              .build();
      Source.Builder source = parse(context.get("source"), Source.newBuilder());
      CompileResult outcome =
          FirebaseRulesProtoCompiler.createStandalone(options).compile(source.build());
      for (Issue issue : outcome.getIssues()) {
        boolean isError = issue.getSeverity() == Issue.Severity.ERROR;
        (isError ? errors : warnings).add(describe(issue));
      }
      if (errors.isEmpty()) {
        RulesetAst ruleset = outcome.getRulesetAst();
        rulesets.put(context.get("rulesetName").getAsString(), ruleset);
        boolean isSecond = ruleset.getVersion() == RulesetAst.Version.VERSION_2;
        result.put("rulesVersion", isSecond ? 2 : 1);
      }
    } catch (Exception | LinkageError problem) {
      errors.add(problem.toString());
    }
    answer(id, errors, warnings, result);
  }

  /** The host parses an issue as JSON with these very names. */
  private static String describe(Issue issue) {
    Map<String, Object> position =
        Map.of(
            "fileName_", issue.getSourcePosition().getFileName(),
            "line_", issue.getSourcePosition().getLine(),
            "column_", issue.getSourcePosition().getColumn());
    return GSON.toJson(
        Map.of(
            "sourcePosition_", position,
            "description_", issue.getDescription(),
            "severity_", issue.getSeverityValue()));
  }

  private void answer(long id, List<String> errors, List<String> warnings, Object result) {
    send(
        Map.of(
            "id", id, "status", "ok", "errors", errors, "warnings", warnings, "result", result));
  }

  private synchronized void send(Object message) {
    protocol.print(GSON.toJson(message) + "\n");
    protocol.flush();
  }

  private static <Built extends Message.Builder> Built parse(JsonElement json, Built builder)
      throws InvalidProtocolBufferException {
    JsonFormat.parser().ignoringUnknownFields().merge(json.toString(), builder);
    return builder;
  }

  /** Decides one access. What cannot be evaluated is denied, and the answer is always sent. */
  private final class Verification implements Runnable {
    private final long id;
    private final JsonObject context;
    private final List<String> warnings = new ArrayList<>();
    /** the documents it has looked up, by path */
    private final Map<String, JsonObject> documents = new HashMap<>();
    final BlockingQueue<JsonObject> replies = new LinkedBlockingQueue<>();

    Verification(long id, JsonObject context) {
      this.id = id;
      this.context = context;
    }

    @Override
    public void run() {
      boolean isPermitted = false;
      try {
        RulesetAst ruleset = rulesets.get(text("rulesetName"));
        isPermitted =
            Futures.getDone(new DefaultEvaluator(ruleset).evaluate(ruleContext())).permit();
      } catch (Exception | LinkageError problem) {
        warnings.add(problem.toString());
      }
      running.remove(id);
      answer(
          id, List.of(), isPermitted ? List.of() : warnings, Map.of("permit", isPermitted));
    }

    private RuleContext ruleContext() throws InvalidProtocolBufferException {
      RuleContext.Builder builder =
          RuleContext.builder()
              .service(text("service"))
              .method(text("method"))
              .path(path(text("path")))
              .supplyFunction(function("firestore.get", at -> document(fetch(at), at)))
              .supplyFunction(function("firestore.exists", at -> isThere(fetch(at))));
      for (Map.Entry<String, JsonElement> variable :
          context.getAsJsonObject("variables").entrySet()) {
        ExpressionValue.Builder value = parse(variable.getValue(), ExpressionValue.newBuilder());
        builder.supplyVariable(variable.getKey(), value.build());
      }
      return builder.listeners(List.of(this::problemListener)).build();
    }

    private ExpressionPathValue path(String text) {
      List<String> segments =
          Arrays.stream(text.split("/")).filter(one -> !one.isEmpty()).collect(Collectors.toList());
      return ExpressionValueUtils.segmentsToPathExpressions(segments).getPathValue();
    }

    private EvaluationListener problemListener() {
      return new EvaluationListener() {
        @Override
        public void afterSinglePermissionEvaluation(
            Evaluator.Context evaluated, Throwable problem, Expression expression) {
          int line = expression.getSourcePosition().getLine();
          String access = text("method") + " " + text("path");
          warnings.add(access + ", storage.rules line " + line + ": " + problem.getMessage());
        }
      };
    }

    /** A document as the host answers with it, without a name when there is none. The evaluation waits for it. */
    private JsonObject fetch(List<String> segments) throws InterruptedException {
      String path =
          segments.stream()
              .map(one -> URLEncoder.encode(one, StandardCharsets.UTF_8).replace("+", "%20"))
              // the host expects the database's name, (default), as it is
              .map(one -> "/" + one.replace("%28", "(").replace("%29", ")"))
              .collect(Collectors.joining());
      if (!documents.containsKey(path)) {
        send(
            Map.of(
                "server_request_id", id,
                "status", "ok",
                "action", "fetch_firestore_document",
                "context", Map.of("path", path)));
        JsonObject found = replies.take().getAsJsonObject("result");
        documents.put(path, found == null ? new JsonObject() : found);
      }
      return documents.get(path);
    }

    private String text(String name) {
      return context.get(name).getAsString();
    }
  }

  private interface Lookup {
    ExpressionValue at(List<String> segments) throws Exception;
  }

  /** A function of the rules that takes one path. */
  private static AsyncRuntimeFunction function(String name, Lookup lookup) {
    return new AsyncRuntimeFunction() {
      @Override
      public String name() {
        return name;
      }

      @Override
      public ListenableFuture<ExecutionResponse> execute(ExecutionRequest request) {
        try {
          ExpressionPathValue path = request.getArguments(0).getPathValue();
          List<String> segments =
              ExpressionValueUtils.getPathSegments(request.getSourcePosition(), path);
          return Futures.immediateFuture(
              ExpressionValueUtils.createResponse(lookup.at(segments)));
        } catch (Exception problem) {
          return Futures.immediateFailedFuture(problem);
        }
      }
    };
  }

  private static ExpressionValue isThere(JsonObject document) {
    return document.has("name") ? ExpressionValueUtils.TRUE : ExpressionValueUtils.FALSE;
  }

  /** What firestore.get() gives: null for a document that is not there. */
  private static ExpressionValue document(JsonObject document, List<String> path)
      throws InvalidProtocolBufferException {
    if (!document.has("name")) return ExpressionValueUtils.NULL;
    JsonObject parts = new JsonObject();
    parts.add("data", one("mapValue", engineMap(document)));
    parts.add("id", one("stringValue", GSON.toJsonTree(path.get(path.size() - 1))));
    parts.add("__name__", enginePath(path));
    return parse(one("mapValue", one("fields", parts)), ExpressionValue.newBuilder()).build();
  }

  /** The kinds of values that Firestore's REST interface and the rules engine call differently. */
  private static final Map<String, String> ENGINE_KINDS =
      Map.of(
          "booleanValue", "boolValue",
          "integerValue", "intValue",
          "doubleValue", "floatValue",
          "geoPointValue", "latlngValue",
          "arrayValue", "listValue");

  /** A value of Firestore's REST interface as the rules engine writes it. */
  private static JsonObject engineValue(JsonObject value) {
    Map.Entry<String, JsonElement> only = value.entrySet().iterator().next();
    String kind = only.getKey();
    switch (kind) {
      case "mapValue":
        return one(kind, engineMap(only.getValue().getAsJsonObject()));
      case "arrayValue":
        JsonArray values = new JsonArray();
        JsonObject list = only.getValue().getAsJsonObject();
        if (list.has("values")) {
          list.getAsJsonArray("values").forEach(each -> values.add(engineValue(each.getAsJsonObject())));
        }
        return one("listValue", one("values", values));
      case "referenceValue":
        List<String> segments = Arrays.asList(only.getValue().getAsString().split("/"));
        // rules write no projects/{project} in front
        return enginePath(segments.subList(2, segments.size()));
      default:
        return one(ENGINE_KINDS.getOrDefault(kind, kind), only.getValue());
    }
  }

  private static JsonObject engineMap(JsonObject map) {
    JsonObject fields = new JsonObject();
    if (map.has("fields")) {
      map.getAsJsonObject("fields")
          .entrySet()
          .forEach(field -> fields.add(field.getKey(), engineValue(field.getValue().getAsJsonObject())));
    }
    return one("fields", fields);
  }

  private static JsonObject enginePath(List<String> path) {
    JsonArray segments = new JsonArray();
    path.forEach(segment -> segments.add(one("simple", GSON.toJsonTree(segment))));
    return one("pathValue", one("segments", segments));
  }

  private static JsonObject one(String name, JsonElement value) {
    JsonObject object = new JsonObject();
    object.add(name, value);
    return object;
  }
}
