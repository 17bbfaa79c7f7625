import pg from 'pg';

/** SQLSTATE of a value that must be unique and is there already. */
const uniqueViolation = '23505';

/** Whether the error is PostgreSQL's refusal of a second row with the same value, under this constraint or index. */
export function isDuplicate(error: unknown, constraint: string): boolean {
  return (
    error instanceof pg.DatabaseError && error.code === uniqueViolation && error.constraint === constraint
  );
}
