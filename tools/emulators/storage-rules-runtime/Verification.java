import com.google.common.util.concurrent.Futures;
import com.google.common.util.concurrent.ListenableFuture;
import com.google.firebase.rules.runtime.common.AsyncRuntimeFunction;
import com.google.firebase.rules.runtime.common.EvaluationListener;
import com.google.firebase.rules.runtime.common.EvaluationResult;
import com.google.firebase.rules.runtime.common.Evaluator;
import com.google.firebase.rules.runtime.evaluators.AuthRuleEvaluator.RuleContext;
import com.google.firebase.rules.runtime.impl.DefaultEvaluator;
import com.google.firebase.rules.runtime.utils.ExpressionValueUtils;
import com.google.firebase.rules.runtime.v1.ExecutionRequest;
import com.google.firebase.rules.runtime.v1.ExecutionResponse;
import com.google.firebase.rules.runtime.v1.Expression;
import com.google.firebase.rules.runtime.v1.ExpressionValue;
import com.google.firebase.rules.runtime.v1.RulesetAst;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.protobuf.InvalidProtocolBufferException;
import com.google.protobuf.util.JsonFormat;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/** Decides one access. What cannot be evaluated is denied, and the answer is always sent. */
final class Verification {
  private final long id;
  private final JsonObject context;
  private final Documents documents;
  private final List<String> warnings = new ArrayList<>();

  Verification(long id, JsonObject context, Answers answers, Runnable finished) {
    this.id = id;
    this.context = context;
    this.documents = new Documents(id, answers, finished);
  }

  void run(RulesetAst ruleset) {
    try {
      if (ruleset == null) throw new IllegalStateException("The ruleset was not loaded");
      ListenableFuture<EvaluationResult> evaluation =
          new DefaultEvaluator(ruleset).evaluate(ruleContext());
      evaluation.addListener(() -> finish(evaluation), Runnable::run);
    } catch (Exception | LinkageError problem) {
      documents.answerWith(decision(false, List.of(problem.toString())));
    }
  }

  void documentArrived(JsonObject reply) {
    documents.arrived(reply);
  }

  private RuleContext ruleContext() throws InvalidProtocolBufferException {
    List<String> segments =
        Arrays.stream(text("path").split("/"))
            .filter(segment -> !segment.isEmpty())
            .collect(Collectors.toList());
    RuleContext.Builder builder =
        RuleContext.builder()
            .service(text("service"))
            .method(text("method"))
            .path(ExpressionValueUtils.segmentsToPathExpressions(segments).getPathValue())
            .supplyFunction(documents.get())
            .supplyFunction(documents.exists())
            .supplyFunction(debug());
    for (Map.Entry<String, JsonElement> variable :
        context.getAsJsonObject("variables").entrySet()) {
      ExpressionValue.Builder value = ExpressionValue.newBuilder();
      JsonFormat.parser().ignoringUnknownFields().merge(variable.getValue().toString(), value);
      builder.supplyVariable(variable.getKey(), value.build());
    }
    Supplier<EvaluationListener> listener = () -> problemListener();
    builder.listeners(List.of(listener));
    return builder.build();
  }

  private EvaluationListener problemListener() {
    return new EvaluationListener() {
      @Override
      public void afterSinglePermissionEvaluation(
          Evaluator.Context evaluated, Throwable problem, Expression expression) {
        int line = expression.getSourcePosition().getLine();
        warn(text("method") + " " + text("path") + ", storage.rules line " + line + ": " + problem.getMessage());
      }
    };
  }

  /** The rules' own debug(): says the value and hands it on. */
  private AsyncRuntimeFunction debug() {
    return new AsyncRuntimeFunction() {
      @Override
      public String name() {
        return "debug";
      }

      @Override
      public ListenableFuture<ExecutionResponse> execute(ExecutionRequest request) {
        ExpressionValue value = request.getArguments(0);
        warn("debug: " + value.toString().replace('\n', ' '));
        return Futures.immediateFuture(ExpressionValueUtils.createResponse(value));
      }
    };
  }

  private void finish(ListenableFuture<EvaluationResult> evaluation) {
    boolean permitted = false;
    try {
      permitted = Futures.getDone(evaluation).permit();
    } catch (ExecutionException problem) {
      warn(String.valueOf(problem.getCause().getMessage()));
    }
    documents.answerWith(decision(permitted, List.of()));
  }

  private JsonObject decision(boolean permitted, List<String> errors) {
    JsonObject result = new JsonObject();
    result.addProperty("permit", permitted);
    synchronized (warnings) {
      return Answers.answer(id, errors, permitted ? List.of() : warnings, result);
    }
  }

  private void warn(String warning) {
    synchronized (warnings) {
      warnings.add(warning);
    }
  }

  private String text(String name) {
    return context.get(name).getAsString();
  }
}
