import { join } from 'node:path';
import { npmCommand } from '../setup/npm.mjs';
import { BIN, NODE_24, ROOT } from '../setup/paths.mjs';

/**
 * @typedef {object} Step
 * @property {string} name shown when it fails; English, as all test names
 * @property {string} command
 * @property {string[]} args
 * @property {string} [folder] working folder relative to the root
 * @property {Record<string, string>} [env]
 * @property {'once' | 'turbo' | 'vitest' | 'playwright'} counts source of the counts: the exit code, the log
 *   of turbo, or the JSON report of the runner
 *
 * @typedef {object} Part
 * @property {string} name for --only and for the file name of its log
 * @property {string} title Chinese, for the summary
 * @property {1 | 2} cores that it keeps busy
 * @property {number} minutes its time limit, about four times what it takes on a machine that is not busy: a shared one
 *   can be half as fast
 * @property {import('../setup/needs.mjs').NeedName[]} [needs] programs of the operating system
 * @property {boolean} [built] it needs the built site and server
 * @property {Step[]} steps run one after the other, also when an earlier one fails
 */

/** Placeholder for the path of the JSON report that a step writes. */
export const REPORT = '<report>';

/** Cores that the parts are scheduled for. */
export const CORES = 2;

/**
 * Milliseconds. They end what hangs; a test must not fail because the machine is busy. Vitest's own limits of five
 * seconds for a test and one for a poll are short for that.
 */
const PATIENCE = ['--testTimeout=300000', '--hookTimeout=300000', '--expect.poll.timeout=60000'];

/**
 * A test that fails is run once more: with ten thousand tests on a busy machine, one race would stop a release.
 * The summary names each test that needed this, so that its race is found.
 */
const RETRIES = 1;

const PLAYWRIGHT = ['--reporter=list,json', `--retries=${String(RETRIES)}`];

/** @type {Part[]} In the order in which they run: first what later parts need, and what fails early. */
export const PARTS = [
  {
    name: 'openapi',
    title: '接口描述',
    cores: 1,
    minutes: 2,
    steps: [
      script('openapi lint', '@inkstone/openapi', 'lint'),
      script('nothing of the last release is broken', '@inkstone/openapi', 'diff'),
    ],
  },
  {
    name: 'drift',
    title: '生成文件',
    cores: 1,
    minutes: 6,
    steps: [
      script('openapi bundle', '@inkstone/openapi', 'build'),
      script('api types are up to date', '@inkstone/api', 'generate:check'),
      script('database types are up to date', '@inkstone/server', 'generate:db', ['--check']),
      script('the list of states is up to date', '@inkstone/contracts', 'generate:states', ['--check']),
      {
        name: 'the list of screens is up to date',
        command: tool('tsx'),
        args: ['--conditions=@inkstone/source', 'tools/screen-components/main.ts', '--check'],
        counts: 'once',
      },
    ],
  },
  {
    name: 'build',
    title: '构建与体积',
    cores: 2,
    minutes: 10,
    steps: [
      turbo(['build']),
      {
        // ES2021 is what Safari 15, the oldest browser of .browserslistrc, parses as a whole.
        name: 'syntax of the built site',
        command: tool('es-check'),
        args: ['es2021', '--module', 'apps/site/dist/assets/*.js', 'apps/site/dist/worker.js'],
        counts: 'once',
      },
      script('size of the first page', '@inkstone/site', 'size'),
      script('size of each entry of the client', '@inkstone/api', 'size'),
      script('size of each component', '@inkstone/ui', 'size'),
      script('size of each form', '@inkstone/forms', 'size'),
      {
        name: 'the public types of the packages are those of the reports',
        command: tool('tsx'),
        args: ['tools/public-api/main.ts', '--check'],
        counts: 'once',
      },
    ],
  },
  {
    name: 'lint',
    title: '代码规范',
    cores: 1,
    minutes: 12,
    steps: [
      // One process for all workspaces: each further one loads and compiles the rules again.
      { name: 'rules for the code', command: tool('eslint'), args: ['.'], counts: 'once' },
      { name: 'rules that need types', command: tool('oxlint'), args: [], counts: 'once' },
      {
        name: 'imports',
        ...npmCommand(['run', 'lint:imports']),
        counts: 'once',
      },
      {
        name: 'styles for the browsers of .browserslistrc',
        ...npmCommand(['run', 'lint:styles']),
        counts: 'once',
      },
      { name: 'formatting', command: tool('prettier'), args: ['--check', '.'], counts: 'once' },
    ],
  },
  {
    name: 'packed',
    title: '发布的包',
    cores: 1,
    minutes: 12,
    built: true,
    steps: [vitest('published packages', 'tools', ['--config', 'test/published.config.ts'])],
  },
  {
    name: 'types',
    title: '类型',
    cores: 1,
    minutes: 16,
    steps: [turbo(['typecheck', 'typecheck:root', '--concurrency=1'])],
  },
  {
    name: 'knip',
    title: '无用代码',
    cores: 1,
    minutes: 2,
    steps: [
      { name: 'no unused files, exports or packages', command: tool('knip'), args: [], counts: 'once' },
    ],
  },
  {
    name: 'unit',
    title: '单元',
    // Beside visual: it waits for files on one core, while visual builds on the other.
    cores: 1,
    minutes: 20,
    // A new context for each file takes half the time of a new process for each file.
    steps: [vitest('unit', 'tools', ['--config', 'test/unit.config.ts', '--pool=vmThreads'])],
  },
  {
    name: 'visual',
    title: '界面截图',
    // Builds Storybook on one core before two pages take the pictures: pacts uses the other one.
    cores: 1,
    minutes: 20,
    needs: ['browser'],
    steps: [
      {
        name: 'pictures of chosen stories',
        command: tool('tsx'),
        args: ['tools/visual/main.ts'],
        counts: 'once',
      },
    ],
  },
  {
    name: 'pacts',
    title: '契约',
    // Its tests wait for one server and one verifier.
    cores: 1,
    minutes: 16,
    steps: [
      {
        ...vitest('pacts of the client', 'contracts', ['--project', 'consumer']),
        env: { PACT_IN_PLACE: 'yes' },
      },
      vitest('the certifying command', 'contracts', ['--project', 'command']),
      vitest('pacts on the server', 'contracts', ['--project', 'provider']),
      // Turbo leaves it out when nothing that decides about an answer, a pact or a verdict has changed.
      turbo(['test:mutation']),
    ],
  },
  {
    name: 'generators',
    title: '生成器',
    cores: 2,
    needs: ['browser'],
    minutes: 12,
    steps: [vitest('generators', 'tools/new', [])],
  },
  {
    name: 'stories',
    title: '组件故事与无障碍',
    cores: 2,
    minutes: 30,
    needs: ['browser'],
    steps: [
      vitest('stories', '.', ['--config', '.storybook/vitest.config.ts']),
      vitest('forms by keyboard', 'tools', ['--config', 'test/keyboard.config.ts']),
    ],
  },
  {
    name: 'server',
    title: '服务端',
    cores: 2,
    minutes: 24,
    needs: ['redis'],
    steps: [
      vitest('embedded PostgreSQL', 'packages/embedded-postgres', []),
      vitest('demonstration', 'demo', []),
      vitest('server', 'apps/server', []),
    ],
  },
  {
    name: 'e2e',
    title: '端到端',
    cores: 2,
    minutes: 40,
    needs: ['browser'],
    built: true,
    steps: [
      {
        name: 'end to end',
        command: tool('playwright'),
        args: ['test', '--config', 'e2e/playwright.config.ts', ...PLAYWRIGHT],
        env: { PLAYWRIGHT_JSON_OUTPUT_FILE: REPORT },
        counts: 'playwright',
      },
    ],
  },
  {
    name: 'publisher',
    title: '另一家出版社',
    // Beside start: both wait for a server that loads its content.
    cores: 1,
    minutes: 14,
    needs: ['browser'],
    built: true,
    steps: [
      {
        name: 'the example of another publisher',
        command: tool('playwright'),
        args: ['test', '--config', 'e2e/other-publisher.config.ts', ...PLAYWRIGHT],
        env: { PLAYWRIGHT_JSON_OUTPUT_FILE: REPORT },
        counts: 'playwright',
      },
      {
        name: 'every screen of an awkward publisher',
        command: tool('playwright'),
        args: ['test', '--config', 'e2e/awkward.config.ts', ...PLAYWRIGHT],
        env: { AWKWARD: 'few', PLAYWRIGHT_JSON_OUTPUT_FILE: REPORT },
        counts: 'playwright',
      },
    ],
  },
  {
    name: 'start',
    title: '启动命令',
    cores: 1,
    minutes: 6,
    built: true,
    steps: [vitest('npm start', 'tools', ['--config', 'test/start.config.ts'])],
  },
  {
    name: 'coverage',
    title: '规格覆盖',
    // Alone and last: it reads the reports of the parts before it.
    cores: 2,
    minutes: 1,
    steps: [
      {
        name: 'coverage of the specifications',
        command: tool('tsx'),
        args: ['tools/spec-coverage/main.ts'],
        counts: 'once',
      },
    ],
  },
];

/** @param {string} name */
function tool(name) {
  return join(BIN, name);
}

/**
 * @param {string} name
 * @param {string} workspace
 * @param {string} run
 * @param {string[]} [args]
 * @returns {Step}
 */
function script(name, workspace, run, args = []) {
  const rest = args.length === 0 ? [] : ['--', ...args];
  return { name, ...npmCommand(['run', run, '--workspace', workspace, ...rest]), counts: 'once' };
}

/**
 * @param {string[]} args
 * @returns {Step}
 */
function turbo(args) {
  return {
    name: args[0] ?? 'turbo',
    command: NODE_24,
    args: [
      join(ROOT, 'node_modules/turbo/bin/turbo'),
      'run',
      ...args,
      '--continue=always',
      '--output-logs=new-only',
    ],
    counts: 'turbo',
  };
}

/**
 * @param {string} name
 * @param {string} folder
 * @param {string[]} args
 * @returns {Step}
 */
function vitest(name, folder, args) {
  return {
    name,
    command: tool('vitest'),
    args: [
      'run',
      ...args,
      // By default Vitest leaves one core free, so that on two cores it would run one file at a time.
      `--maxWorkers=${String(CORES)}`,
      ...PATIENCE,
      `--retry=${String(RETRIES)}`,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${REPORT}`,
    ],
    folder,
    counts: 'vitest',
  };
}
