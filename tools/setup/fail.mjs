/** A mistake or a lack that the person at the keyboard can mend: shown as one line, without a stack. */
export class SetupError extends Error {}

/**
 * Runs the work and turns a SetupError into one line on the screen and exit code 1.
 *
 * @param {() => Promise<number>} work answers the exit code
 * @returns {Promise<void>}
 */
export async function exitWith(work) {
  try {
    process.exitCode = await work();
  } catch (error) {
    const line = error instanceof SetupError ? error.message : unwritable(error);
    if (line === undefined) throw error;
    process.stderr.write(`${line}\n`);
    process.exitCode = 1;
  }
}

/**
 * A clone that cannot be written (read-only, another user's, a full disk) shows at whatever file comes first.
 *
 * @param {unknown} error
 * @returns {string | undefined}
 */
function unwritable(error) {
  if (!(error instanceof Error)) return undefined;
  const { code = '', path = '仓库所在的文件夹' } = /** @type {NodeJS.ErrnoException} */ (error);
  if (!['EACCES', 'EROFS', 'EPERM', 'ENOSPC'].includes(code)) return undefined;
  return `无法写入 ${path}（${code}），请检查文件夹的权限和磁盘空间。`;
}
