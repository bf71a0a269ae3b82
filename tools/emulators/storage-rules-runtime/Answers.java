import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import java.io.PrintStream;
import java.util.List;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;

/**
 * Writes answers to the host, one JSON object a line. The host takes each chunk it reads for one answer and drops a
 * chunk that holds two, so answers keep a distance, and what matters is said again.
 */
final class Answers {
  private static final long DISTANCE_MS = 5;
  private static final long[] AGAIN_MS = {300, 1_200, 3_000};
  private static final long PATIENCE_MS = 2_000;

  private final PrintStream protocol;
  private final ScheduledExecutorService timer =
      Executors.newSingleThreadScheduledExecutor(
          task -> {
            Thread thread = new Thread(task);
            thread.setDaemon(true);
            return thread;
          });

  Answers(PrintStream protocol) {
    this.protocol = protocol;
  }

  /**
   * A final answer: the host ignores what it understood before. Two answers that arrived together must not do so again,
   * hence the chance in the delay.
   */
  void sendSurely(JsonObject answer) {
    send(answer);
    for (long delay : AGAIN_MS) {
      long chance = ThreadLocalRandom.current().nextLong(delay);
      timer.schedule(() -> send(answer), delay + chance, TimeUnit.MILLISECONDS);
    }
  }

  /** Runs a task once the host had ample time to reply. */
  void afterPatience(Runnable task) {
    timer.schedule(task, PATIENCE_MS, TimeUnit.MILLISECONDS);
  }

  synchronized void send(JsonObject answer) {
    protocol.print(answer + "\n");
    protocol.flush();
    try {
      Thread.sleep(DISTANCE_MS);
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
