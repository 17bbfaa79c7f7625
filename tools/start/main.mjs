import { ensureBuilt } from '../setup/build.mjs';
import { exitWith } from '../setup/fail.mjs';
import { ensureInstalled } from '../setup/install.mjs';
import { refuseBusyPort } from './port.mjs';
import { runServer } from './server.mjs';

export function main() {
  return exitWith(async () => {
    // First, so that a busy port is reported before minutes of installing.
    await refuseBusyPort(process.env);
    await ensureInstalled();
    await ensureBuilt();
    return runServer();
  });
}
