/** The cause of a problem, so that the caller can add its own advice. */
export type ProblemCode =
  | 'account-missing'
  | 'does-not-start'
  | 'foreign-folder'
  | 'in-use'
  | 'orphan-stays'
  | 'unsupported-platform';

/** A problem that the operator can solve. The message is one line of Chinese, to be shown without a stack trace. */
export class EmbeddedPostgresError extends Error {
  override readonly name = 'EmbeddedPostgresError';

  constructor(
    readonly code: ProblemCode,
    message: string,
  ) {
    super(message);
  }
}
