import { expect, it } from 'vitest';
import { merge } from './merge.js';

it('appends statements with their comments', () => {
  expect(merge('const a = 1;\n', '/** Two. */\nconst b = 2;\n')).toBe(
    'const a = 1;\n\n/** Two. */\nconst b = 2;\n',
  );
});

it('joins imports of the same module and adds the others after the last import', () => {
  const text = "import { a } from './a.js';\nimport { b } from './b.js';\n\na(b);\n";
  const part = "import { c, a } from './a.js';\nimport type { D } from './d.js';\n\nc(1 as D);\n";
  expect(merge(text, part)).toBe(
    "import { a, c } from './a.js';\nimport { b } from './b.js';\nimport type { D } from './d.js';\n\na(b);\n\nc(1 as D);\n",
  );
});

it('keeps types apart from values', () => {
  expect(merge("import { a, z } from './a.js';\n", "import type { T } from './a.js';")).toBe(
    "import { a, type T, z } from './a.js';\n",
  );
  expect(merge("import type { T } from './a.js';\n", "import { a } from './a.js';")).toBe(
    "import type { T } from './a.js';\nimport { a } from './a.js';\n",
  );
});

it('joins re-exports', () => {
  const text = "export { a } from './queries.js';\nexport type { P } from './queries.js';\n";
  expect(merge(text, "export { b } from './queries.js';")).toBe(
    "export { a, b } from './queries.js';\nexport type { P } from './queries.js';\n",
  );
  expect(merge("export { a } from './queries.js';\n", "export type { P } from './queries.js';")).toBe(
    "export { a } from './queries.js';\nexport type { P } from './queries.js';\n",
  );
});

it('makes a module of an empty one', () => {
  expect(merge('', "import { a } from './a.js';\n\na();\n")).toBe("import { a } from './a.js';\n\na();\n");
  expect(merge('', "export { a } from './a.js';")).toBe("export { a } from './a.js';\n");
});
