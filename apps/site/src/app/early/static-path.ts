/**
 * The path of a screen in a link where the site is a folder of files, which has no queries: `/…/booksDetails/id-7.html` is
 * `/…/booksDetails?id=7`, and `/#/…` is a screen without a file. Other paths stay as they are.
 * `apps/server/src/commands/export/static-paths.ts` writes them.
 */
export function fromStaticPath(path: string): string {
  return path
    .replace(/^\/#/, '')
    .replace(/\/(id|page)-(\d+)\.html$/, '?$1=$2')
    .replace(/\.html$/, '');
}
