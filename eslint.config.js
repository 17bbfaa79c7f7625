import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import unicorn from 'eslint-plugin-unicorn';
import { defineConfig, globalIgnores } from 'eslint/config';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { createBoundaries } from './tools/boundaries/plugin.mjs';
import { ROOMS } from './tools/boundaries/table.mjs';
import { readWorkspaces } from './tools/boundaries/workspaces.mjs';

const root = import.meta.dirname;
const inkstone = createBoundaries({ root, rooms: ROOMS, workspaces: readWorkspaces(root) });

const TESTS = ['**/*.test.{ts,tsx}', '**/*.spec.ts', 'e2e/**/*.ts', 'contracts/consumer/**/*.ts'];
const STORIES = ['**/*.stories.tsx'];

const NO_ENUM = {
  selector: 'TSEnumDeclaration',
  message: 'Use a union of literals: an enum is emitted as code.',
};
/** A const with its type written out (a handler, a hook of a library) may stay an arrow function. */
const NO_ARROW_AT_TOP = {
  selector:
    ':matches(Program, ExportNamedDeclaration) > VariableDeclaration > VariableDeclarator[init.type="ArrowFunctionExpression"]:not([id.typeAnnotation])',
  message: 'Write a function of the module as a function declaration.',
};

export default defineConfig(
  globalIgnores([
    '**/dist/',
    '**/generated/',
    '**/generated.ts',
    '**/storybook-static/',
    '**/playwright-report/',
    '**/test-results/',
    '.cache/',
    '.data/',
    'apps/server/content-media/',
    'tools/new/templates/',
    // Documents in three languages, without types in any of them.
    'contracts/examples/',
  ]),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  tseslint.configs.strictTypeChecked,
  tseslint.configs.stylisticTypeChecked,
  {
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: root } },
    plugins: { inkstone, unicorn },
    rules: {
      // A component's files bear its name; all others are kebab-case, which no file system confuses.
      'unicorn/filename-case': [
        'error',
        // A form's folder bears the name of its public entry: @inkstone/forms/bookDonation.
        {
          cases: { kebabCase: true, pascalCase: true },
          multipleFileExtensions: true,
          checkDirectories: false,
        },
      ],
      'inkstone/rooms': 'error',
      'inkstone/extensions': 'error',
      eqeqeq: 'error',
      'no-console': 'error',
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
      'no-restricted-syntax': ['error', NO_ENUM, NO_ARROW_AT_TOP],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-import-type-side-effects': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      // React calls an async handler and drops its promise; the mutations behind it report their own errors.
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
    },
  },
  {
    files: ['packages/{api,ui,forms}/**', 'apps/site/**', '.storybook/**'],
    languageOptions: { globals: globals.browser },
  },
  {
    files: ['**/*.{js,mjs}', 'tools/**', 'apps/server/**', 'contracts/**', 'e2e/**'],
    languageOptions: { globals: globals.node },
  },
  { files: ['**/*.{jsx,tsx}'], extends: [jsxA11y.configs.strict, reactHooks.configs.flat.recommended] },
  {
    files: STORIES,
    // A story's render function is a component, though it is not named like one.
    rules: { 'react-hooks/rules-of-hooks': 'off' },
  },
  {
    files: TESTS,
    rules: {
      // expect(api.method) names a method without calling it.
      '@typescript-eslint/unbound-method': 'off',
      // Short helpers beside the tests that use them read best as one line.
      'no-restricted-syntax': ['error', NO_ENUM],
    },
  },
  { files: ['tools/**'], rules: { 'no-console': 'off' } },
);
