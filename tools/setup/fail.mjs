/** A problem that the user can solve, shown without a stack trace. */
export class SetupError extends Error {}

/**
 * Runs `work` and sets the exit code; a SetupError prints its message and gives exit code 1.
 *
 * @param {() => Promise<number>} work resolves to the exit code
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
 * The message for a file that cannot be written: a read-only clone, missing permission or a full disk.
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
