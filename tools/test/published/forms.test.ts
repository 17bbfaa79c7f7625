import { execFile } from 'node:child_process';
import { globSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { build, type Rolldown } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BIN, ROOT } from '../../setup/paths.mjs';
import { pack } from '../../pack/pack.js';
import { installElsewhere, ofPages, type Consumer } from './consumer.js';

/** The folders of all forms. */
let forms: string[];
let packed: string;
let tarballs: string[];
let server: Consumer;
let site: Consumer;

beforeAll(async () => {
  const schemas = globSync('*/schema.ts', { cwd: join(ROOT, 'packages/forms/src') });
  forms = schemas.map((file) => dirname(file));
  packed = await mkdtemp(join(tmpdir(), 'inkstone-packed-'));
  tarballs = [...(await pack(['@inkstone/api', '@inkstone/ui', '@inkstone/forms'], packed)).values()];
  [server, site] = await installElsewhere(tarballs, [], ofPages);
});
afterAll(async () => {
  await Promise.all([rm(packed, { recursive: true, force: true }), server.remove(), site.remove()]);
});

const SITE = `
import { BookDonationForm } from '@inkstone/forms/bookDonation';
import { LoginForm } from '@inkstone/forms/login';
import { passwordLogin } from '@inkstone/forms/login/schema';
import type { LoginInput, SubmitBookDonationInput } from '@inkstone/api/inputs';
import { createElement } from 'react';

const seen: SubmitBookDonationInput[] = [];
export const donation = createElement(BookDonationForm, {
  regions: [],
  onSubmit: (payload, { signal }) => {
    seen.push(payload);
    return signal.aborted ? Promise.reject(new Error('已取消')) : Promise.resolve();
  },
});
export const login = createElement(LoginForm, {
  onPasswordLogin: (payload: LoginInput) => Promise.resolve(payload.account),
  onCodeLogin: ({ code }) => Promise.resolve(code),
  onSendCode: ({ type }) => Promise.resolve(type),
  onOpenAgreement: (name) => name,
});
export const account: string = passwordLogin.parse({ account: '13800000003', password: 'p' }).account;
// @ts-expect-error -- a form without the handler that sends it
export const nothing = createElement(BookDonationForm, { regions: [] });
`;

describe('@inkstone/forms', () => {
  it('provides every entry of the rules to a server without React', async () => {
    expect(forms).toContain('login');
    const names = ['rules', 'codes', ...forms.map((form) => `${form}/schema`)].map(
      (entry) => `@inkstone/forms/${entry}`,
    );
    const code = `for (const entry of ${JSON.stringify(names)}) await import(entry);
      const { mobile, mobileMessages } = await import('@inkstone/forms/rules');
      console.log(mobile.safeParse('1380000').error.issues[0].message === mobileMessages.format);
      await import('react').catch(() => console.log('no React'));`;
    expect(await server.node(code)).toBe('true\nno React\n');
  });

  it.each(['bundler', 'nodenext'] as const)(
    'has types for a site and for the example of its README (%s)',
    async (moduleResolution) => {
      const readme = await readFile(join(ROOT, 'packages/forms/README.md'), 'utf8');
      const [, page = ''] = /```tsx\n(.*?)```/s.exec(readme) ?? [];
      expect(page).toContain('LoginForm');
      await site.write('readme.tsx', page);
      await site.write('site.ts', SITE);
      expect(await site.typecheck(moduleResolution, ['node'])).toBe('');
    },
  );

  it('resolves the types of every entry', async () => {
    // attw exits with 1 if an entry does not resolve in Node or a bundler. It cannot expand wildcards itself.
    const tarball = tarballs.at(-1) ?? '';
    const entries = forms.flatMap((form) => [form, `${form}/schema`, `${form}/fixtures`]);
    const args = [
      tarball,
      '--profile',
      'esm-only',
      '--no-color',
      '--include-entrypoints',
      'rules',
      ...entries,
    ];
    const { stdout } = await promisify(execFile)(join(BIN, 'attw'), args);
    expect(stdout).toContain('@inkstone/forms/shopApplication/schema');
  });

  it('adds neither other forms nor the client to a page that only needs the login', async () => {
    await site.write(
      'page.js',
      `import { LoginForm } from '@inkstone/forms/login'; globalThis.form = LoginForm;`,
    );
    const result = await build({
      root: site.folder,
      configFile: false,
      logLevel: 'silent',
      build: { write: false, rolldownOptions: { input: join(site.folder, 'page.js') } },
    });
    const { output } = result as Rolldown.RolldownOutput;
    const modules = output.flatMap((part) => (part.type === 'chunk' ? part.moduleIds : []));
    const ours = modules.flatMap((id) => /@inkstone\/(.*)$/.exec(id)?.[1] ?? []);
    expect(ours.some((path) => path.startsWith('forms/dist/login/'))).toBe(true);
    expect(ours.filter((path) => path.startsWith('api/'))).toEqual([]);
    const others = ours.filter((path) =>
      forms.some((form) => form !== 'login' && path.startsWith(`forms/dist/${form}/`)),
    );
    expect(others).toEqual([]);
  });
});
