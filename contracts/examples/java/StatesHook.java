import java.util.Map;
import java.util.UUID;
import org.springframework.context.annotation.Profile;
import org.springframework.http.ResponseEntity;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RestController;

/**
 * The hook for the certifying command, in a Spring Boot server (Java 17) under the profile `contracts`. Tables and columns are
 * yours. Never turn the profile on in production: whoever reaches the hook empties the database and logs in as anybody.
 */
@RestController
@Profile("contracts")
public class StatesHook {
    private static final int READER = 3;

    private final JdbcTemplate db;

    public StatesHook(JdbcTemplate db) {
        this.db = db;
    }

    public record Asked(String action, String state, Map<String, Object> params) {}

    @PostMapping("/contract-states")
    public ResponseEntity<Map<String, String>> handle(@RequestBody Asked asked) {
        if (asked.action().equals("reset")) {
            reset();
            return ResponseEntity.ok(Map.of());
        }
        // By state, as STATES.md lists them. What one answers is sent with the question that follows: token, code …
        switch (asked.state()) {
            case "nobody is logged in", "there is no book" -> {}
            case "a reader is logged in" -> {
                return ResponseEntity.ok(Map.of("token", logIn()));
            }
            case "the login of a reader has ended" -> {
                String token = logIn();
                db.update("DELETE FROM login_sessions WHERE token = ?", token);
                return ResponseEntity.ok(Map.of("token", token));
            }
            case "there is a book" -> db.update(
                    "INSERT INTO books (id, title, grade_id, subject_id) VALUES (?, '高考数学总复习', 169, 2)",
                    asked.params().get("book_id"));
            // Not arranged yet: the command leaves out what needs it, and says so.
            default -> {
                return ResponseEntity.status(501).build();
            }
        }
        return ResponseEntity.ok(Map.of());
    }

    /** Nothing but what STATES.md lists under "After a reset". */
    private void reset() {
        for (String table : new String[] {"login_sessions", "messages", "favourites", "books", "users"}) {
            db.update("DELETE FROM " + table);
        }
        // Limits that are kept elsewhere, in Redis for one, are forgotten here too.
    }

    private String logIn() {
        db.update("INSERT INTO users (id, role, phone, grade_id) VALUES (?, 3, '13800000003', 169)", READER);
        String token = UUID.randomUUID().toString();
        db.update("INSERT INTO login_sessions (token, user_id) VALUES (?, ?)", token, READER);
        return token;
    }
}
