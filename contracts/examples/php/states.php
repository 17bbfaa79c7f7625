<?php

/*
 * The hook for the certifying command, in plain PHP (8.1 or newer) on PDO. Adapt tables and columns to your own.
 * Run it on a test server only: anyone who reaches it can empty the database and log in as any user.
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

/** Leaves only what STATES.md lists under "After a reset". */
function resetDatabase(PDO $db): void
{
    foreach (['login_sessions', 'messages', 'favourites', 'books', 'users'] as $table) {
        run($db, "DELETE FROM $table");
    }
    // Reset rate limits here too, if they are stored elsewhere, for example in Redis.
}

function logIn(PDO $db): string
{
    run($db, "INSERT INTO users (id, role, phone, grade_id) VALUES (?, 3, '13800000003', 169)", [READER]);
    $token = bin2hex(random_bytes(16));
    run($db, 'INSERT INTO login_sessions (token, user_id) VALUES (?, ?)', [$token, READER]);
    return $token;
}

// The states that are implemented. The following request sends the values that a state returns: token, code …
$states = [
    ...require __DIR__ . '/all-states.php',
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
    // Not implemented yet: the command skips the interactions that need it and lists them.
    http_response_code(501);
} else {
    header('Content-Type: application/json');
    echo json_encode((object) $arrange($asked['params']), JSON_THROW_ON_ERROR);
}
