import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import {
  createCompilerHost,
  createProgram,
  flattenDiagnosticMessageText,
  ModuleKind,
  ModuleResolutionKind,
  ScriptTarget,
  sys,
  type CompilerOptions,
} from 'typescript';
import { describe, expect, it } from 'vitest';

import { operationsOf, type Description } from '../scripts/guide/description.mjs';
import { guideOf } from '../scripts/guide/guide.mjs';
import { refusalTable } from '../scripts/guide/refusal-table.mjs';
import { refusalKinds } from '../scripts/guide/refusals.mjs';

const root = join(import.meta.dirname, '../..');
const description = JSON.parse(readFileSync(join(root, 'openapi/dist/openapi.json'), 'utf8')) as Description;
const operations = operationsOf(description);
const guide = await guideOf(description);

describe('the guide of the reference', () => {
  it('lists for every operation the refusals of its x-codes, each with a meaning, a moment and a message', () => {
    for (const { path, method, operation } of operations) {
      const { refusals = [] } = guide[`${method} ${path}`] ?? {};
      expect(
        refusals.map(({ code }) => code),
        operation.operationId,
      ).toEqual(operation['x-codes'].filter((code) => code !== 200));
      for (const { title, when, messages } of refusals) {
        expect([title, when, messages.join()], operation.operationId).not.toContain('');
      }
    }
  });

  it('shows every code of the description once in the table of the page', () => {
    const codes = new Set(operations.flatMap(({ operation }) => operation['x-codes']));
    codes.delete(200);
    const kinds = refusalKinds(description);
    expect(kinds.map(({ code }) => code)).toEqual([...codes].sort((one, other) => one - other));
    expect(refusalTable(kinds)).toContain(
      '<th scope="row"><code>404</code></th><td>没有此项</td><td>路径存在，但所问的那一项不存在或已下架。</td>',
    );
  });

  it('sends the token where the login is required, and nowhere else', () => {
    expect(guide['get /api/user_favorites/type_list']?.samples.curl).toContain("'token: your-jwt'");
    expect(guide['post /api/book/info']?.samples.curl).not.toContain('token');
  });

  it('sends the parameters of a GET in all languages, and files as parts of a form', () => {
    const get = guide['get /api/config/slideshow']?.samples;
    for (const sample of [get?.curl, get?.php, get?.java]) expect(sample).toContain('?column_id=17');
    expect(get?.typescript).toContain('{ column_id: 17 }');
    const form = guide['post /api/sale_auth/upload_file']?.samples;
    expect(form?.curl).toContain("--form 'file=@封面.jpg;type=image/jpeg'");
    expect(form?.php).toContain("fopen('封面.jpg', 'r')");
    expect(form?.java).toContain('.addFormDataPart("file", "封面.jpg"');
    expect(form?.typescript).toContain("client.upload('/api/sale_auth/upload_file', { file })");
  });

  it('names the command that verifies the operation', () => {
    expect(guide['post /api/book/info']?.verify).toMatch(/^npx inkstone-contracts verify .* --only getBook$/);
  });

  it('has TypeScript samples that compile against the client', () => {
    const options: CompilerOptions = {
      strict: true,
      noEmit: true,
      target: ScriptTarget.ES2024,
      module: ModuleKind.ESNext,
      moduleResolution: ModuleResolutionKind.Bundler,
      customConditions: ['@inkstone/source'],
      types: ['node'],
      lib: ['lib.es2024.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
      skipLibCheck: true,
    };
    // Where `@inkstone/api` and the types of Node are found.
    const files = new Map(
      Object.values(guide).map(({ samples }, index) => [
        join(root, `contracts/sample-${String(index)}.ts`),
        samples.typescript,
      ]),
    );
    const host = createCompilerHost(options);
    host.fileExists = (name) => files.has(name) || sys.fileExists(name);
    host.readFile = (name) => files.get(name) ?? sys.readFile(name);
    const program = createProgram([...files.keys()], options, host);
    const faults = [...files.keys()].flatMap((name) =>
      [
        ...program.getSyntacticDiagnostics(program.getSourceFile(name)),
        ...program.getSemanticDiagnostics(program.getSourceFile(name)),
      ].map(
        ({ messageText }) => `${files.get(name) ?? ''}\n${flattenDiagnosticMessageText(messageText, '\n')}`,
      ),
    );
    expect(faults).toEqual([]);
  });
});
