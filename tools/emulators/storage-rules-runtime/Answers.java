import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import java.io.PrintStream;
import java.util.List;

/** Writes answers to the host, one JSON object a line. */
final class Answers {
  /** The host takes each chunk it reads for one answer, so two must not arrive in one chunk. */
  private static final long PAUSE_MS = 5;

  private final PrintStream protocol;

  Answers(PrintStream protocol) {
    this.protocol = protocol;
  }

  synchronized void send(JsonObject answer) {
    protocol.print(answer + "\n");
    protocol.flush();
    try {
      Thread.sleep(PAUSE_MS);
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
    }
  }

  static JsonObject answer(long id, List<String> errors, List<String> warnings, JsonObject result) {
    JsonObject answer = new JsonObject();
    answer.addProperty("id", id);
    answer.addProperty("status", "ok");
    answer.add("errors", array(errors));
    answer.add("warnings", array(warnings));
    answer.add("result", result);
    return answer;
  }

  static JsonObject failure(long id, String error) {
    return answer(id, List.of(error), List.of(), new JsonObject());
  }

  private static JsonArray array(List<String> texts) {
    JsonArray array = new JsonArray();
    texts.forEach(array::add);
    return array;
  }
}
