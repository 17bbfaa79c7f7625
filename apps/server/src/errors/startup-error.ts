/** A problem that the operator can solve. The message is one line of Chinese, shown without a stack trace. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}
