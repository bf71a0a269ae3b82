import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.BufferedReader;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.logging.LogManager;

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

  private final Answers answers;
  private final Rulesets rulesets = new Rulesets();
  private final Map<Long, Verification> running = new ConcurrentHashMap<>();
  private final ExecutorService workers = Executors.newCachedThreadPool(StorageRulesRuntime::daemon);

  private StorageRulesRuntime(Answers answers) {
    this.answers = answers;
  }

  public static void main(String[] arguments) throws Exception {
    PrintStream protocol =
        new PrintStream(new FileOutputStream(FileDescriptor.out), false, StandardCharsets.UTF_8.name());
    // output of a library must not reach the protocol
    System.setOut(System.err);
    LogManager.getLogManager().reset();
    new StorageRulesRuntime(new Answers(protocol)).serve();
    System.exit(0);
  }

  /** Serves until the host closes standard input, so that this program never outlives it. */
  private void serve() throws Exception {
    JsonObject ready = new JsonObject();
    ready.addProperty("id", READY);
    ready.addProperty("status", "ok");
    answers.send(ready);
    BufferedReader requests =
        new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    String line = requests.readLine();
    while (line != null) {
      if (!line.isBlank()) accept(JsonParser.parseString(line).getAsJsonObject());
      line = requests.readLine();
    }
  }

  private void accept(JsonObject request) {
    long id = request.get("id").getAsLong();
    String action = request.has("action") ? request.get("action").getAsString() : "";
    try {
      switch (action) {
        case "load_ruleset":
          answers.sendSurely(rulesets.load(id, request.getAsJsonObject("context")));
          break;
        case "verify":
          start(id, request.getAsJsonObject("context"));
          break;
        default:
          resume(id, action, request);
      }
    } catch (RuntimeException | LinkageError problem) {
      answers.sendSurely(Answers.failure(id, problem.toString()));
    }
  }

  private void start(long id, JsonObject context) {
    Verification verification =
        new Verification(id, context, answers, () -> running.remove(id));
    running.put(id, verification);
    workers.execute(() -> verification.run(rulesets.find(context.get("rulesetName").getAsString())));
  }

  private void resume(long id, String action, JsonObject request) {
    Verification waiting = running.get(id);
    if (waiting == null) {
      answers.send(Answers.failure(id, "Unknown action '" + action + "'"));
      return;
    }
    workers.execute(() -> waiting.documentArrived(request));
  }

  private static Thread daemon(Runnable task) {
    Thread thread = new Thread(task);
    thread.setDaemon(true);
    return thread;
  }
}
