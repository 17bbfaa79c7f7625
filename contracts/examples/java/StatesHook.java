import java.util.Map;
import java.util.UUID;
import org.springframework.context.annotation.Profile;
import org.springframework.http.ResponseEntity;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RestController;

/**
 * The hook for the certifying command, in a Spring Boot server (Java 17) under the profile `contracts`. Adapt tables and
 * columns to your own. Never enable the profile in production: anyone who reaches the hook can empty the database and log
 * in as any user.
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
        // The states that are implemented; AllStates lists all. The following request sends the values that a state returns: token, code …
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
            // Not implemented yet: the command skips the interactions that need it and lists them.
            default -> {
                return ResponseEntity.status(501).build();
            }
        }
        return ResponseEntity.ok(Map.of());
    }

    /** Leaves only what STATES.md lists under "After a reset". */
    private void reset() {
        for (String table : new String[] {"login_sessions", "messages", "favourites", "books", "users"}) {
            db.update("DELETE FROM " + table);
        }
        // Reset rate limits here too, if they are stored elsewhere, for example in Redis.
    }

    private String logIn() {
        db.update("INSERT INTO users (id, role, phone, grade_id) VALUES (?, 3, '13800000003', 169)", READER);
        String token = UUID.randomUUID().toString();
        db.update("INSERT INTO login_sessions (token, user_id) VALUES (?, ?)", token, READER);
        return token;
    }
}
