import { userInfo } from 'node:os';

/** Who runs the command: the name after `--as`, else the user of the operating system. */
export function operatorName(given: string): string {
  return given === '' ? systemUser() : given;
}

function systemUser(): string {
  try {
    return userInfo().username;
  } catch {
    // In a container the process may have a number without a name.
    return `uid ${String(process.getuid?.() ?? '?')}`;
  }
}
