import com.google.common.util.concurrent.Futures;
import com.google.common.util.concurrent.ListenableFuture;
import com.google.common.util.concurrent.SettableFuture;
import com.google.firebase.rules.runtime.common.AsyncRuntimeFunction;
import com.google.firebase.rules.runtime.common.EvaluationException;
import com.google.firebase.rules.runtime.utils.ExpressionValueUtils;
import com.google.firebase.rules.runtime.v1.ExecutionRequest;
import com.google.firebase.rules.runtime.v1.ExecutionResponse;
import com.google.firebase.rules.runtime.v1.ExpressionValue;
import com.google.gson.JsonObject;
import java.net.URLDecoder;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.function.BiFunction;
import java.util.stream.Collectors;

/**
 * The Firestore documents one verification looks at. Each is fetched once, and one at a time: the host's replies do not
 * say which document they carry.
 */
final class Documents {
  private final long id;
  private final Answers answers;
  private final Runnable finished;
  private final Map<String, SettableFuture<JsonObject>> fetched = new HashMap<>();
  private final Queue<String> waiting = new ArrayDeque<>();
  private String asked;
  private JsonObject answer;

  Documents(long id, Answers answers, Runnable finished) {
    this.id = id;
    this.answers = answers;
    this.finished = finished;
  }

  AsyncRuntimeFunction get() {
    return function("firestore.get", FirestoreValues::document);
  }

  AsyncRuntimeFunction exists() {
    return function(
        "firestore.exists",
        (document, path) -> document.has("name") ? ExpressionValueUtils.TRUE : ExpressionValueUtils.FALSE);
  }

  /** Sends the answer as soon as no document is on its way: the host forgets the request while it fetches one. */
  synchronized void answerWith(JsonObject decided) {
    answer = decided;
    proceed();
  }

  void arrived(JsonObject reply) {
    boolean found = "ok".equals(reply.get("status").getAsString()) && reply.has("result");
    SettableFuture<JsonObject> document;
    synchronized (this) {
      // a question that was asked twice may be answered twice
      if (asked == null || (found && !isAsked(reply.getAsJsonObject("result")))) return;
      document = fetched.get(asked);
      asked = null;
    }
    document.set(found ? reply.getAsJsonObject("result") : new JsonObject());
    synchronized (this) {
      proceed();
    }
  }

  private boolean isAsked(JsonObject document) {
    String name = document.get("name").getAsString();
    return name.endsWith(asked) || name.endsWith(URLDecoder.decode(asked, StandardCharsets.UTF_8));
  }

  private synchronized ListenableFuture<JsonObject> fetch(String path) {
    SettableFuture<JsonObject> document = fetched.get(path);
    if (document == null) {
      document = SettableFuture.create();
      fetched.put(path, document);
      waiting.add(path);
      proceed();
    }
    return document;
  }

  private void proceed() {
    if (asked != null) return;
    if (answer != null) {
      finished.run();
      answers.sendSurely(answer);
      return;
    }
    asked = waiting.poll();
    if (asked != null) ask(asked);
  }

  /** Asks until the host replies: it may have missed the question. */
  private synchronized void ask(String path) {
    if (!path.equals(asked)) return;
    JsonObject context = new JsonObject();
    context.addProperty("path", path);
    JsonObject question = new JsonObject();
    question.addProperty("server_request_id", id);
    question.addProperty("status", "ok");
    question.addProperty("action", "fetch_firestore_document");
    question.add("context", context);
    answers.send(question);
    answers.afterPatience(() -> ask(path));
  }

  private AsyncRuntimeFunction function(
      String name, BiFunction<JsonObject, List<String>, ExpressionValue> read) {
    return new AsyncRuntimeFunction() {
      @Override
      public String name() {
        return name;
      }

      @Override
      public ListenableFuture<ExecutionResponse> execute(ExecutionRequest request) {
        boolean isPath =
            request.getArgumentsCount() == 1 && ExpressionValueUtils.isPath(request.getArguments(0));
        if (!isPath) {
          return Futures.immediateFailedFuture(
              new IllegalArgumentException(name + "() takes one path"));
        }
        List<String> segments;
        try {
          segments =
              ExpressionValueUtils.getPathSegments(
                  request.getSourcePosition(), request.getArguments(0).getPathValue());
        } catch (EvaluationException problem) {
          return Futures.immediateFailedFuture(problem);
        }
        return Futures.transform(
            fetch(urlPath(segments)),
            document -> ExpressionValueUtils.createResponse(read.apply(document, segments)),
            Runnable::run);
      }
    };
  }

  private static String urlPath(List<String> segments) {
    return segments.stream()
        .map(segment -> URLEncoder.encode(segment, StandardCharsets.UTF_8).replace("+", "%20"))
        // the host expects the database's name, (default), as it is
        .map(segment -> "/" + segment.replace("%28", "(").replace("%29", ")"))
        .collect(Collectors.joining());
  }
}
