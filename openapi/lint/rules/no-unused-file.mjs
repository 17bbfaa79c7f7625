import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The built-in rule checks only the components of the index. Here every file is one, so unused files are reported. */
export function noUnusedFile() {
  /** @type {Set<string>} */
  const used = new Set();

  /**
   * @param {unknown} _root
   * @param {import('../types.js').Context} context
   */
  function check(_root, { report, location }) {
    const folder = dirname(location.source.absoluteRef);
    for (const part of ['paths', 'components']) {
      for (const file of readdirSync(join(folder, part), { recursive: true, encoding: 'utf8' })) {
        if (!file.endsWith('.yaml') || used.has(join(folder, part, file))) continue;
        report({
          message: `Nothing refers to ${join(part, file)}.`,
          location: location.child('paths').key(),
        });
      }
    }
  }

  /**
   * @param {unknown} _node
   * @param {unknown} _context
   * @param {{ location?: import('../types.js').Location }} resolved
   */
  function remember(_node, _context, { location }) {
    if (location !== undefined) used.add(location.source.absoluteRef);
  }

  return { ref: { leave: remember }, Root: { leave: check } };
}
