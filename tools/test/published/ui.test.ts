import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BIN, ROOT } from '../../setup/paths.mjs';
import { pack } from '../../pack/pack.js';
import { builtEntries } from '../../size/entries.mjs';
import { installElsewhere, ofPages, type Consumer } from './consumer.js';

let packed: string;
let tarballs: string[];
let site: Consumer;

beforeAll(async () => {
  packed = await mkdtemp(join(tmpdir(), 'inkstone-packed-'));
  tarballs = [...(await pack(['@inkstone/ui'], packed)).values()];
  [site] = await installElsewhere(tarballs, ofPages);
});
afterAll(async () => {
  await Promise.all([rm(packed, { recursive: true, force: true }), site.remove()]);
});

describe('@inkstone/ui', () => {
  // The checker reads all of the types of React and styled-components: slow where other work runs beside it.
  it('is typed as its README shows it', { timeout: 240_000 }, async () => {
    const readme = await readFile(join(ROOT, 'packages/ui/README.md'), 'utf8');
    const [, page = ''] = /```tsx\n(.*?)```/s.exec(readme) ?? [];
    expect(page).toContain('ThemeRoot');
    await site.write('readme.tsx', page);
    expect(await site.typecheck('nodenext', ['node'])).toBe('');
  });

  it('resolves the types of every entry', { timeout: 240_000 }, async () => {
    // attw exits with 1 if an entry does not resolve in Node or a bundler. It cannot expand wildcards itself.
    // `esm-only` leaves out `require` and the resolution of Node 10: the package has no CommonJS and needs `exports`.
    const entries = [...builtEntries(join(ROOT, 'packages/ui')).keys()].map((entry) => entry.slice(2));
    expect(entries).toContain('patterns/PaperViewer');
    const { stdout } = await promisify(execFile)(join(BIN, 'attw'), [
      tarballs.at(-1) ?? '',
      '--profile',
      'esm-only',
      '--no-color',
      '--include-entrypoints',
      ...entries,
    ]);
    expect(stdout).toContain('@inkstone/ui/patterns/PaperViewer');
  });

  it('draws a page on a server, with its styles beside it', async () => {
    const code = `import { createElement } from 'react';
      import { renderToStaticMarkup } from 'react-dom/server';
      import { Button } from '@inkstone/ui/components/Button';
      import { renderWithStyles } from '@inkstone/ui/server';
      import { paperTheme, ThemeRoot } from '@inkstone/ui/theme';
      const page = createElement(ThemeRoot, null, createElement(Button, { variant: 'primary' }, '加入书单'));
      const { html, styles } = renderWithStyles(page, renderToStaticMarkup);
      console.log(html.replace(/<[^>]*>/g, ''), /^<style[ >]/.test(styles), styles.includes(paperTheme.accent.fill));`;
    expect(await site.node(code)).toBe('加入书单 true true\n');
  });
});
