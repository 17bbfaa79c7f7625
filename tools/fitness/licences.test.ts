import { expect, it } from 'vitest';

import { read } from './repository.js';

/** Those that ask for no more than their text to be kept. */
const FREE = [
  ...[
    '0BSD',
    'Apache-2.0',
    'BSD-2-Clause',
    'BSD-3-Clause',
    'BlueOak-1.0.0',
    'CC0-1.0',
    'ISC',
    'MIT',
    'MIT-0',
  ],
  ...['PSF-2.0', 'Python-2.0', 'Zlib'],
];

/** Packages with another licence, and why each may be used. */
const REASONED: readonly [name: RegExp, licence: string, reason: string][] = [
  [/^@resvg\/resvg-js/, 'MPL-2.0', 'used unchanged; its files stay under their licence'],
  [/^(@axe-core\/playwright|axe-core)$/, 'MPL-2.0', 'of the tests, used unchanged'],
  [/^lightningcss/, 'MPL-2.0', 'of the build, used unchanged'],
  [
    /^@img\/sharp-/,
    'LGPL-3.0-or-later',
    'libvips, a library of its own that can be exchanged; used unchanged',
  ],
  [/^@fontsource-variable\/noto-serif-sc$/, 'OFL-1.1', 'a font, which may be used and served'],
  [/^caniuse-lite$/, 'CC-BY-4.0', 'data of the build, which names its source'],
  [/^duck$/, 'BSD', 'the two clauses, by its LICENSE'],
];

interface Installed {
  license?: string;
  link?: boolean;
}

/** By the name of the package. The workspaces themselves are no dependencies. */
function dependencies(): [name: string, licence: string][] {
  const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, Installed> };
  return Object.entries(packages).flatMap(([path, { license = 'none', link }]) => {
    const name = path.split('node_modules/').at(-1) ?? '';
    return link === true || name === path ? [] : [[name, license]];
  });
}

/** An expression of SPDX without nested parentheses, which no package has. */
function isAllowed(name: string, expression: string): boolean {
  const known = (licence: string): boolean =>
    FREE.includes(licence) || REASONED.some(([of, reasoned]) => reasoned === licence && of.test(name));
  return expression
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every(known));
}

it('knows the licence of every dependency, and may use it', () => {
  const all = dependencies();
  expect(all.length).toBeGreaterThan(1_000);
  expect(all.filter(([name, licence]) => !isAllowed(name, licence))).toEqual([]);
});

it('has no reason for a package that is gone', () => {
  const names = dependencies();
  const unused = REASONED.filter(
    ([of, licence]) => !names.some(([name, expression]) => of.test(name) && expression.includes(licence)),
  );
  expect(unused).toEqual([]);
});

it.each([
  ['terminate', 'GPL-2.0', false],
  ['some', 'MIT AND GPL-3.0-only', false],
  ['some', '(MIT OR GPL-3.0-or-later)', true],
  ['some', 'MPL-2.0', false],
  ['some', 'none', false],
  ['@img/sharp-wasm32', 'Apache-2.0 AND LGPL-3.0-or-later AND MIT', true],
])('judges %s under %s', (name, licence, allowed) => {
  expect(isAllowed(name, licence)).toBe(allowed);
});
