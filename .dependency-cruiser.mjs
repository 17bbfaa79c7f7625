/**
 * What the files of a folder may import of other workspaces, by the name of their packages, and what they must not import.
 *
 * @typedef {object} Row
 * @property {string[]} [imports] workspaces that it may import
 * @property {string[]} [types] workspaces of which it may import types only
 * @property {string[]} [never] npm packages that it must not import
 * @property {Record<string, string[]>} [except] a workspace or an npm package → files of the folder that may import it all
 *   the same, a workspace also by a relative path to its sources
 */

/** @type {Record<string, Row>} the workspaces of package.json */
const workspaces = {
  openapi: {},
  'packages/api': {
    // Scripts of backend teams and the contracts use the client without React.
    never: ['react', 'react-dom', '@tanstack/react-query', 'styled-components'],
    except: {
      react: ['src/react.ts', 'test/react.test.ts'],
      '@tanstack/react-query': ['src/react.ts', 'test/react.test.ts'],
    },
  },
  // Components get props (value, onChange, an error text); data, rules and routes belong to their callers.
  'packages/ui': { never: ['@tanstack/react-query', 'react-hook-form', 'react-router', 'zod'] },
  'packages/forms': {
    imports: ['packages/ui'],
    // A form passes its payload to onSubmit. It may use the types of the client, but must not send requests.
    types: ['packages/api'],
    never: ['@tanstack/react-query', 'react-router'],
  },
  // Of use to any program: it knows nothing of this site.
  'packages/embedded-postgres': {},
  demo: {},
  contracts: {
    imports: ['packages/api'],
    never: ['react', 'react-dom'],
    except: { 'apps/server': ['provider/server.ts'] },
  },
  'apps/site': { imports: ['packages/api', 'packages/forms', 'packages/ui'] },
  'apps/desk': {
    imports: ['packages/api', 'packages/forms', 'packages/ui'],
    // The publisher's name is set once for both.
    except: { 'apps/site': ['vite.config.ts'] },
  },
  'apps/server': {
    imports: ['packages/api', 'packages/embedded-postgres', 'packages/forms'],
    // An installation may leave the demonstration out. src/startup/demo/find-source.ts leads to the module that knows it.
    types: ['demo'],
    never: ['react', 'react-dom', 'styled-components'],
    except: {
      demo: ['src/demo-content/source.ts', 'tests/content/check-counts.ts', 'tests/empty-site.test.ts'],
    },
  },
  // A page with an older React than that of the other workspaces.
  'e2e/other-publisher/react-18': { imports: ['packages/ui'] },
};

/** @type {Record<string, Row>} the other folders that import workspaces */
const others = {
  '.storybook': { imports: ['packages/forms', 'packages/ui'] },
  tools: {
    except: {
      // The type of what a page of the bench offers; the Word files of the demonstration as text.
      'packages/ui': ['bench/reader/visit.ts', 'paper-text/paper-text.test.ts'],
      demo: ['paper-text/paper-text.test.ts'],
      'packages/api': ['fitness/routes.test.ts'],
      'apps/server': ['fitness/documents.test.ts'],
      'apps/site': [
        'fitness/routes.test.ts',
        'screen-components/document.ts',
        'screen-components/screen-titles.ts',
      ],
    },
  },
  e2e: {
    imports: ['packages/api'],
    except: {
      // They visit every route of the site's table.
      'apps/site': [
        'awkward/every-screen.awkward.ts',
        'crawl.spec.ts',
        'empty-site.spec.ts',
        'sheets/subjects.ts',
        'support/content.ts',
      ],
      // Starts a database that has only the migrations.
      'packages/embedded-postgres': ['support/empty-site.ts'],
      // Pages of other publishers.
      'packages/ui': ['cut-paper/main.ts', 'next.spec.ts', 'without-theme/main.ts'].map(
        (file) => `other-publisher/${file}`,
      ),
    },
  },
};

const rows = Object.entries({ ...workspaces, ...others });

/** @param {string} path of a folder or a file */
function startingWith(path) {
  return `^${path.replaceAll('.', '[.]')}`;
}

/**
 * @param {[string, Row]} row
 * @returns {import('dependency-cruiser').IForbiddenRuleType[]}
 */
function rulesOf([folder, { imports = [], types = [], never = [], except = {} }]) {
  /** @param {string} imported */
  function filesWithout(imported) {
    const inner = rows.map(([other]) => other).filter((other) => other.startsWith(`${folder}/`));
    const excepted = (except[imported] ?? []).map((file) => `${folder}/${file}`);
    const pathNot = [...inner, ...excepted].map(startingWith);
    // dependency-cruiser takes an empty list for one that matches every file.
    return { path: startingWith(`${folder}/`), ...(pathNot.length > 0 && { pathNot }) };
  }
  const known = Object.keys(workspaces).filter((other) => other !== folder);
  return [
    ...known
      .filter((other) => !imports.includes(other))
      .map((other) => ({
        name: 'workspace-imports',
        comment:
          'The table of workspaces says what each may import, and of which ones it may import types only.',
        severity: /** @type {const} */ ('error'),
        from: filesWithout(other),
        to: {
          path: startingWith(`${other}/`),
          ...(types.includes(other) && { dependencyTypesNot: ['type-only'] }),
        },
      })),
    ...known.map((other) => ({
      name: 'workspace-by-name',
      comment: 'A workspace is imported by the name of its package, whose exports say what it offers.',
      severity: /** @type {const} */ ('error'),
      from: filesWithout(other),
      to: { path: startingWith(`${other}/`), dependencyTypes: ['local'], dependencyTypesNot: ['aliased'] },
    })),
    ...never.map((name) => ({
      name: 'workspace-without-package',
      comment: 'The table of workspaces says what each must do without.',
      severity: /** @type {const} */ ('error'),
      from: filesWithout(name),
      to: { path: `(^|node_modules/)(@types/)?${name}(/|$)` },
    })),
  ];
}

/** The folders and files in `src` of the site, from the lowest floor to the highest. */
const siteFloors = [['lib/'], ['kits/'], ['screens/'], ['app/', 'main[.]ts']];

/** The folders and files in `src` of the desk, from the lowest floor to the highest. */
const deskFloors = [['lib/'], ['kits/'], ['testing/'], ['screens/'], ['app/', 'main[.]tsx']];

/** The folders and files in `src` of the server, from the lowest floor to the highest. */
const serverFloors = [
  ['errors/', 'demo-accounts[.]ts'],
  ['answers/', 'db/', 'processes/', 'security/'],
  ['config/', 'config[.]ts'],
  ['cards/', 'pictures/', 'ports/'],
  ['shared/'],
  ['content-import/'],
  ['features/'],
  ['validation/'],
  ['plugins/'],
  ['description[.]ts', 'app[.]ts'],
  ['startup/', 'server[.]ts'],
  ['demo-content/', 'commands/'],
  ['bench/'],
];

/**
 * What a floor imports is on the same one or below it.
 *
 * @param {string} workspace
 * @param {string[][]} floors
 * @returns {import('dependency-cruiser').IForbiddenRuleType[]}
 */
function floorRules(workspace, floors) {
  return floors.map((floor, index) => ({
    name: 'floors',
    comment: 'What is used by many must not depend on one of those who use it.',
    severity: 'error',
    // A test may try a part within the whole.
    from: { path: `^${workspace}/src/(${floor.join('|')})`, pathNot: '[.]test[.]tsx?$' },
    to: {
      path: `^${workspace}/src/(?!(${floors
        .slice(0, index + 1)
        .flat()
        .join('|')}))`,
    },
  }));
}

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-circular',
      comment:
        'Modules that import each other in a circle cannot be read, tested or moved one at a time, and what one of them is when the other starts depends on which was imported first. Types count too: they are read in the same way.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'server-without-content',
      comment:
        'The libraries that draw and typeset the demonstration content would take memory as long as the server runs: a process of its own loads it.',
      severity: 'error',
      from: { path: '^apps/server/src/server[.]ts$' },
      to: { path: '^(demo/|apps/server/src/demo-content/)', reachable: true },
    },
    {
      name: 'server-queries-without-http',
      comment:
        'A query file is also used by commands, jobs and other features: a refusal there would put HTTP into all of them. It returns a reason or throws InvalidInput.',
      severity: 'error',
      from: { path: '^apps/server/src/.*[.]queries[.]ts$' },
      to: {
        path: '^apps/server/src/(plugins/|(errors/refusal|shared/(envelope|operation))[.]ts$|.*handlers[.]ts$)',
      },
    },
    {
      name: 'server-handlers-put-together-once',
      comment:
        'A handler that calls the handler of another operation also gets its refusals, limits and messages. What both need is a query or a rule.',
      severity: 'error',
      from: { path: '^apps/server/src/', pathNot: '^apps/server/src/features/all-operations[.]ts$' },
      to: { path: '^apps/server/src/features/.*handlers[.]ts$' },
    },
    ...floorRules('apps/server', serverFloors),
    ...floorRules('apps/desk', deskFloors),
    ...floorRules('apps/site', siteFloors),
    {
      name: 'screens-by-themselves',
      comment: 'What two areas of screens share is a kit.',
      severity: 'error',
      from: { path: '^apps/site/src/screens/([^/]+)/', pathNot: '[.]test[.]tsx?$' },
      to: { path: '^apps/site/src/screens/', pathNot: '^apps/site/src/screens/$1/' },
    },
    ...rows.flatMap(rulesOf),
    {
      name: 'workspace-exports',
      comment: 'The package does not export this. Its sources belong to it alone.',
      severity: 'error',
      from: {},
      to: { path: '^@inkstone/', couldNotResolve: true },
    },
    {
      name: 'workspace-in-table',
      comment: 'A folder without a row in the table of workspaces could import anything.',
      severity: 'error',
      // The files at the root are settings of tools.
      from: { path: '/', pathNot: rows.map(([folder]) => startingWith(`${folder}/`)) },
      to: {},
    },
  ],
  options: {
    doNotFollow: { path: '(^|/)node_modules(/|$)' },
    // `examples` has projects that are no workspaces: they see the packed packages.
    exclude: {
      path: [
        '(^|/)(dist|dist-server|packed|playwright-report|storybook-static|test-results)(/|$)',
        '^([.](cache|data|git)|examples)(/|$)',
      ],
    },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      conditionNames: ['@inkstone/source', 'import', 'node', 'default'],
      exportsFields: ['exports'],
      // Relative imports end in .js, whatever the file is written in.
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
    },
  },
};
