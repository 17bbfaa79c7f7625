import pg from 'pg';

/** SQLSTATE unique_violation. */
const uniqueViolation = '23505';

/** Whether PostgreSQL refused a duplicate value under this constraint or index. */
export function isDuplicate(error: unknown, constraint: string): boolean {
  return (
    error instanceof pg.DatabaseError && error.code === uniqueViolation && error.constraint === constraint
  );
}
