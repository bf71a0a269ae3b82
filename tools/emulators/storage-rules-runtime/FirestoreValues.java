import com.google.firebase.rules.runtime.utils.ExpressionValueUtils;
import com.google.firebase.rules.runtime.v1.ExpressionListValue;
import com.google.firebase.rules.runtime.v1.ExpressionMapValue;
import com.google.firebase.rules.runtime.v1.ExpressionValue;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.protobuf.ByteString;
import com.google.protobuf.util.Timestamps;
import com.google.type.LatLng;
import java.text.ParseException;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.Map;

/** Turns documents of Firestore's REST interface into values the rules compute with. */
final class FirestoreValues {
  /** projects/{project} in front of a reference, which rules do not write. */
  private static final int PROJECT_SEGMENTS = 2;

  private FirestoreValues() {}

  /** What firestore.get() gives: null for a document that is not there. */
  static ExpressionValue document(JsonObject document, List<String> path) {
    if (!document.has("name")) return ExpressionValueUtils.NULL;
    ExpressionMapValue.Builder parts =
        ExpressionMapValue.newBuilder()
            .putFields("data", map(object(document, "fields")))
            .putFields("id", ExpressionValueUtils.createValue(path.get(path.size() - 1)))
            .putFields("__name__", ExpressionValueUtils.segmentsToPathExpressions(path));
    return ExpressionValue.newBuilder().setMapValue(parts).build();
  }

  private static ExpressionValue map(JsonObject fields) {
    ExpressionMapValue.Builder values = ExpressionMapValue.newBuilder();
    for (Map.Entry<String, JsonElement> field : fields.entrySet()) {
      values.putFields(field.getKey(), value(field.getValue().getAsJsonObject()));
    }
    return ExpressionValue.newBuilder().setMapValue(values).build();
  }

  private static ExpressionValue value(JsonObject typed) {
    Map.Entry<String, JsonElement> only = typed.entrySet().iterator().next();
    JsonElement content = only.getValue();
    switch (only.getKey()) {
      case "nullValue":
        return ExpressionValueUtils.NULL;
      case "booleanValue":
        return ExpressionValueUtils.createValue(content.getAsBoolean());
      case "integerValue":
        return ExpressionValueUtils.createValue(content.getAsLong());
      case "doubleValue":
        // Double reads 'NaN' and 'Infinity' the way the interface writes them
        return ExpressionValueUtils.createValue(Double.parseDouble(content.getAsString()));
      case "stringValue":
        return ExpressionValueUtils.createValue((Object) content.getAsString());
      case "timestampValue":
        return timestamp(content.getAsString());
      case "bytesValue":
        byte[] bytes = Base64.getDecoder().decode(content.getAsString());
        return ExpressionValue.newBuilder().setBytesValue(ByteString.copyFrom(bytes)).build();
      case "referenceValue":
        List<String> segments = Arrays.asList(content.getAsString().split("/"));
        return ExpressionValueUtils.segmentsToPathExpressions(
            segments.subList(PROJECT_SEGMENTS, segments.size()));
      case "geoPointValue":
        return point(content.getAsJsonObject());
      case "arrayValue":
        return list(content.getAsJsonObject());
      case "mapValue":
        return map(object(content.getAsJsonObject(), "fields"));
      default:
        throw new IllegalArgumentException("Unknown kind of Firestore value: " + only.getKey());
    }
  }

  private static ExpressionValue timestamp(String text) {
    try {
      return ExpressionValue.newBuilder().setTimestampValue(Timestamps.parse(text)).build();
    } catch (ParseException problem) {
      throw new IllegalArgumentException(problem);
    }
  }

  private static ExpressionValue point(JsonObject point) {
    LatLng.Builder place = LatLng.newBuilder();
    if (point.has("latitude")) place.setLatitude(point.get("latitude").getAsDouble());
    if (point.has("longitude")) place.setLongitude(point.get("longitude").getAsDouble());
    return ExpressionValue.newBuilder().setLatlngValue(place).build();
  }

  private static ExpressionValue list(JsonObject array) {
    ExpressionListValue.Builder values = ExpressionListValue.newBuilder();
    if (array.has("values")) {
      for (JsonElement element : array.getAsJsonArray("values")) {
        values.addValues(value(element.getAsJsonObject()));
      }
    }
    return ExpressionValue.newBuilder().setListValue(values).build();
  }

  private static JsonObject object(JsonObject parent, String name) {
    return parent.has(name) ? parent.getAsJsonObject(name) : new JsonObject();
  }
}
