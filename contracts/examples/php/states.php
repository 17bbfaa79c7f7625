<?php

/*
 * The hook for the certifying command, in plain PHP (8.1 or newer) on PDO. Tables and columns are yours.
 * Run it on a test server only: whoever reaches it empties the database and logs in as anybody.
 *
 *     php -S 127.0.0.1:9090 states.php
 */

declare(strict_types=1);

const READER = 3;

$db = new PDO(getenv('TEST_DSN'), getenv('TEST_USER'), getenv('TEST_PASSWORD'), [
    PDO::ATTR_ERRMODE => PDO::ERRMODE_EXCEPTION,
]);

function run(PDO $db, string $sql, array $values = []): void
{
    $db->prepare($sql)->execute($values);
}

/** Nothing but what STATES.md lists under "After a reset". */
function resetDatabase(PDO $db): void
{
    foreach (['login_sessions', 'messages', 'favourites', 'books', 'users'] as $table) {
        run($db, "DELETE FROM $table");
    }
    // Limits that are kept elsewhere, in Redis for one, are forgotten here too.
}

function logIn(PDO $db): string
{
    run($db, "INSERT INTO users (id, role, phone, grade_id) VALUES (?, 3, '13800000003', 169)", [READER]);
    $token = bin2hex(random_bytes(16));
    run($db, 'INSERT INTO login_sessions (token, user_id) VALUES (?, ?)', [$token, READER]);
    return $token;
}

// By state, as STATES.md lists them. What one returns is sent with the question that follows: token, code …
$states = [
    'nobody is logged in' => fn (array $params): array => [],
    'a reader is logged in' => fn (array $params): array => ['token' => logIn($db)],
    'the login of a reader has ended' => function (array $params) use ($db): array {
        $token = logIn($db);
        run($db, 'DELETE FROM login_sessions WHERE token = ?', [$token]);
        return ['token' => $token];
    },
    'there is a book' => function (array $params) use ($db): array {
        run($db, "INSERT INTO books (id, title, grade_id, subject_id) VALUES (?, '高考数学总复习', 169, 2)", [
            $params['book_id'],
        ]);
        return [];
    },
    'there is no book' => fn (array $params): array => [],
];

$asked = json_decode(file_get_contents('php://input'), true, 512, JSON_THROW_ON_ERROR);
$arrange = $states[$asked['state'] ?? ''] ?? null;

if ($asked['action'] === 'reset') {
    resetDatabase($db);
} elseif ($arrange === null) {
    // Not arranged yet: the command leaves out what needs it, and says so.
    http_response_code(501);
} else {
    header('Content-Type: application/json');
    echo json_encode((object) $arrange($asked['params']), JSON_THROW_ON_ERROR);
}
