import com.google.firebase.rules.lang.CompileResult;
import com.google.firebase.rules.lang.FirebaseRulesProtoCompiler;
import com.google.firebase.rules.lang.common.FirebaseRulesLangOptions;
import com.google.firebase.rules.runtime.v1.RulesetAst;
import com.google.firebase.rules.v1.File;
import com.google.firebase.rules.v1.Issue;
import com.google.firebase.rules.v1.Source;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Compiles rules and keeps them under the names the host gives them. */
final class Rulesets {
  private final Map<String, RulesetAst> compiled = new ConcurrentHashMap<>();

  RulesetAst find(String name) {
    return compiled.get(name);
  }

  JsonObject load(long id, JsonObject context) {
    FirebaseRulesLangOptions options =
        FirebaseRulesLangOptions.builder()
            .allowTernaryOperator(true)
            .allowCrossServiceRules(true)
            .build();
    CompileResult outcome =
        FirebaseRulesProtoCompiler.createStandalone(options).compile(source(context));
    List<String> errors = new ArrayList<>();
    List<String> warnings = new ArrayList<>();
    for (Issue issue : outcome.getIssues()) {
      boolean isError = issue.getSeverity() == Issue.Severity.ERROR;
      (isError ? errors : warnings).add(describe(issue));
    }
    if (outcome.hasCompilationError() && errors.isEmpty()) {
      errors.add("The rules did not compile");
    }
    JsonObject result = new JsonObject();
    if (errors.isEmpty()) {
      RulesetAst ruleset = outcome.getRulesetAst();
      compiled.put(context.get("rulesetName").getAsString(), ruleset);
      boolean isSecond = ruleset.getVersion() == RulesetAst.Version.VERSION_2;
      result.addProperty("rulesVersion", isSecond ? 2 : 1);
    }
    return Answers.answer(id, errors, warnings, result);
  }

  private static Source source(JsonObject context) {
    Source.Builder source = Source.newBuilder();
    for (JsonElement element : context.getAsJsonObject("source").getAsJsonArray("files")) {
      JsonObject file = element.getAsJsonObject();
      source.addFiles(
          File.newBuilder()
              .setName(file.get("name").getAsString())
              .setContent(file.get("content").getAsString()));
    }
    return source.build();
  }

  /** The host parses an issue as JSON with these very names. */
  private static String describe(Issue issue) {
    JsonObject position = new JsonObject();
    position.addProperty("fileName_", issue.getSourcePosition().getFileName());
    position.addProperty("line_", issue.getSourcePosition().getLine());
    position.addProperty("column_", issue.getSourcePosition().getColumn());
    JsonObject described = new JsonObject();
    described.add("sourcePosition_", position);
    described.addProperty("description_", issue.getDescription());
    described.addProperty("severity_", issue.getSeverityValue());
    return described.toString();
  }
}
