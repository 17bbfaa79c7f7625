import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { reportOf } from './report.js';

it('reports what an entry reaches, without comments and without modules that nobody can import', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'inkstone-report-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const exports = { './*': { default: './dist/*/index.js' }, './package.json': './package.json' };
  const files = {
    'package.json': JSON.stringify({ exports }),
    'dist/Seal/index.js': '',
    'dist/Seal/index.d.ts': "export { Seal } from './Seal.js';\nexport type { Tone } from 'other';\n",
    'dist/Seal/Seal.d.ts': '/** A seal. */\nexport declare function Seal(text: string): void;\n',
    'dist/Seal/internal.d.ts': 'export declare const hidden: 1;\n',
  };
  await mkdir(join(folder, 'dist/Seal'), { recursive: true });
  for (const [path, text] of Object.entries(files)) await writeFile(join(folder, path), text);
  expect(reportOf(folder, '@test/seals')).toBe(`# Public types of @test/seals

Generated from the build; do not edit. After a change of the types: \`npm run generate:public-api\`.

## Entries

- \`./Seal\`: Seal/index.d.ts

## Declarations

### Seal/Seal.d.ts

\`\`\`ts
export declare function Seal(text: string): void;
\`\`\`

### Seal/index.d.ts

\`\`\`ts
export { Seal } from "./Seal.js";
export type { Tone } from "other";
\`\`\`

`);
});
