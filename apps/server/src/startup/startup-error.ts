/**
 * A reason why the server cannot start that its operator can mend. The message is one line of Chinese and
 * is all that reaches the screen: a stack would bury the sentence that helps.
 */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}
