import js from '@eslint/js';
import compat from 'eslint-plugin-compat';
import jsxA11y from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import unicorn from 'eslint-plugin-unicorn';
import { defineConfig, globalIgnores } from 'eslint/config';
import globals from 'globals';
import tseslint from 'typescript-eslint';

const TESTS = ['**/*.test.{ts,tsx}', '**/*.spec.ts', 'e2e/**/*.ts', 'contracts/consumer/**/*.ts'];
const STORIES = ['**/*.stories.tsx'];

const NO_ENUM = {
  selector: 'TSEnumDeclaration',
  message: 'Use a union of literals: an enum emits code.',
};
/**
 * Node resolves nothing else, but the type checker resolves like a bundler, so that the mistake would show only when the
 * server starts.
 */
const EXTENSIONS = {
  selector:
    ':matches(ImportDeclaration, ExportNamedDeclaration, ExportAllDeclaration, ImportExpression)[source.value=/^[.]{1,2}(\\u002F|$)/]:not([source.value=/[.](m?js|json|css|sql|svg)([?]\\w+)?$/])',
  message: 'Write a relative import with its extension, ./x.js.',
};
/** A const with an explicit type (a handler, a hook of a library) may be an arrow function. */
const NO_ARROW_AT_TOP = {
  selector:
    ':matches(Program, ExportNamedDeclaration) > VariableDeclaration > VariableDeclarator[init.type="ArrowFunctionExpression"]:not([id.typeAnnotation])',
  message: 'Write a function at the top level as a function declaration.',
};

/**
 * Kebab-case is safe on file systems that ignore case. Folders are not checked: a form's folder has the name of its
 * entry, @inkstone/forms/bookDonation.
 *
 * @param {{ kebabCase: boolean, pascalCase?: boolean }} cases
 * @returns {['error', object]}
 */
function fileNames(cases) {
  return ['error', { cases, multipleFileExtensions: true, checkDirectories: false }];
}

/** Kysely's queries, and those of pg as text. */
const NO_SQL = [
  'callee.property.name=/^(selectFrom|selectNoFrom|insertInto|updateTable|deleteFrom|mergeInto)$/',
  'callee.property.name="query"][arguments.0.type=/Literal$/',
].map((callee) => ({
  selector: `CallExpression[${callee}]`,
  message: 'Write SQL in a *.queries.ts of features/ or shared/, or in db/: docs/architecture.md.',
}));

export default defineConfig(
  globalIgnores([
    '**/dist/',
    '**/dist-server/',
    '**/generated/',
    '**/generated.ts',
    '**/storybook-static/',
    '**/playwright-report/',
    '**/test-results/',
    '.cache/',
    '.data/',
    'demo/assets/',
    'tools/new/templates/',
    // Examples for readers in three languages, none of them type-checked.
    'contracts/examples/',
    'examples/*/{public,.next,out}/',
  ]),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  // The rules of these sets that need types are in .oxlintrc.json: docs/decisions/0050-typed-lint.md.
  tseslint.configs.strict,
  tseslint.configs.stylistic,
  {
    plugins: { unicorn },
    rules: {
      'unicorn/filename-case': fileNames({ kebabCase: true }),
      eqeqeq: 'error',
      'no-console': 'error',
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
      'no-restricted-syntax': ['error', NO_ENUM, EXTENSIONS, NO_ARROW_AT_TOP],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-import-type-side-effects': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
    },
  },
  {
    // The files of a component have its name: the component itself, its stories and tests, its styled parts.
    files: [
      '**/*.tsx',
      '**/*.{styles,parts}.ts',
      '.storybook/{ManualStyle,Plate}.ts',
      'packages/ui/src/{entries/*,theme/GlobalStyle}.ts',
    ],
    rules: { 'unicorn/filename-case': fileNames({ kebabCase: true, pascalCase: true }) },
  },
  {
    files: ['packages/{api,ui,forms}/**', 'apps/{desk,site}/**', '.storybook/**', 'openapi/reference/**'],
    languageOptions: { globals: globals.browser },
  },
  {
    // What runs in the browsers of .browserslistrc. Methods of built-in objects are checked by `lib` in tsconfig.json.
    files: ['packages/{api,ui,forms}/src/**', 'apps/{desk,site}/src/**'],
    // Test support, and the renderer, which runs in Node.
    ignores: [
      ...TESTS,
      ...STORIES,
      '**/*.keyboard.tsx',
      '**/samples.ts',
      '**/src/{test,testing}/**',
      'apps/site/src/app/prerender/**',
    ],
    extends: [compat.configs['flat/recommended']],
    settings: { lintAllEsApis: true },
    rules: {
      // The plugin knows objects, but not their static methods.
      'no-restricted-properties': [
        'error',
        ...[
          ['AbortSignal', 'any'],
          ['AbortSignal', 'timeout'],
          ['Response', 'json'],
          ['URL', 'canParse'],
        ].map(([object, property]) => ({
          object,
          property,
          message: 'Missing in browsers of .browserslistrc.',
        })),
      ],
    },
  },
  {
    files: [
      '**/*.{js,mjs}',
      'tools/**',
      'apps/server/**',
      'packages/embedded-postgres/**',
      'demo/**',
      'contracts/**',
      'e2e/**',
    ],
    languageOptions: { globals: globals.node },
  },
  {
    files: ['apps/server/src/**'],
    ignores: [
      'apps/server/src/{features,shared}/**/*.queries.ts',
      'apps/server/src/db/**',
      // They write whole tables.
      'apps/server/src/{content-import,demo-content}/**',
      'apps/server/src/startup/demo/load-once.ts',
      // The bench compares with bare queries.
      'apps/server/src/bench/**',
    ],
    rules: {
      'no-restricted-syntax': ['error', NO_ENUM, EXTENSIONS, NO_ARROW_AT_TOP, ...NO_SQL],
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '^(kysely|pg)(/|$)',
              allowTypeImports: true,
              message:
                'Write SQL in a *.queries.ts of features/ or shared/, or in db/: docs/architecture.md.',
            },
          ],
        },
      ],
    },
  },
  { files: ['**/*.{jsx,tsx}'], extends: [jsxA11y.configs.strict, reactHooks.configs.flat.recommended] },
  {
    files: STORIES,
    // A story's render function is a component without a component's name.
    rules: { 'react-hooks/rules-of-hooks': 'off' },
  },
  {
    files: TESTS,
    rules: {
      // Short helpers of tests may be arrow functions.
      'no-restricted-syntax': ['error', NO_ENUM, EXTENSIONS],
    },
  },
  { files: ['tools/**'], rules: { 'no-console': 'off' } },
  {
    files: ['examples/**'],
    languageOptions: { globals: globals.browser },
  },
);
