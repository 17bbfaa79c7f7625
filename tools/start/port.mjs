import { createServer } from 'node:net';
import { SetupError } from '../setup/fail.mjs';

/**
 * Tries to listen on the server's address. An invalid PORT is left to the server, which reports it.
 *
 * @param {NodeJS.ProcessEnv} environment
 * @returns {Promise<void>} rejects with a SetupError when the address is not available
 */
export async function refuseBusyPort(environment) {
  const port = Number(setting(environment['PORT'], '8080'));
  const host = setting(environment['HOST'], '127.0.0.1');
  if (!Number.isInteger(port) || port < 0 || port > 65_535) return;

  /** @type {NodeJS.ErrnoException | undefined} */
  const error = await new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', resolve);
    probe.listen(port, host, () => probe.close(() => resolve(undefined)));
  });
  if (error?.code === 'EADDRINUSE') {
    throw new SetupError(
      `端口 ${String(port)} 已被占用。请关闭占用它的程序，或换一个端口：PORT=${String(port === 65_535 ? 8080 : port + 1)} npm start`,
    );
  }
  if (error?.code === 'EACCES') {
    throw new SetupError(
      `没有权限监听端口 ${String(port)}。请换一个 1024 以上的端口，例如：PORT=8080 npm start`,
    );
  }
}

/**
 * @param {string | undefined} value
 * @param {string} fallback for a missing or blank variable, as in the server's configuration
 */
function setting(value, fallback) {
  const given = value?.trim() ?? '';
  return given === '' ? fallback : given;
}
