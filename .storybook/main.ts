import { fileURLToPath } from 'node:url';

import type { StorybookConfig } from '@storybook/react-vite';
import { defaultClientConditions, mergeConfig } from 'vite';

import { nameStories, withNames } from './names/name-stories.js';
import { manualTexts } from './props/manual-texts.js';
import { typeTexts } from './props/type-texts.js';
import { screenStories } from './screen-stories.js';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    './docs/**/*.mdx',
    './docs/*.stories.tsx',
    '../packages/ui/src/**/*.stories.tsx',
    '../packages/forms/src/**/*.stories.tsx',
    '../apps/{desk,site}/src/**/*.stories.tsx',
  ],
  staticDirs: [
    // What the document reader fetches for some files (`assetsUrl`).
    ...['cmaps', 'standard_fonts', 'wasm'].map((folder) => ({
      from: `../node_modules/pdfjs-dist/${folder}`,
      to: `/pdfjs/${folder}`,
    })),
    // A film for the player of courses.
    { from: '../demo/content/videos', to: '/films' },
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  docs: { defaultName: '属性与样例' },
  features: { sidebarOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  experimental_indexers: (indexers = []) => indexers.map(withNames),
  typescript: {
    // Also reads the JSDoc of inherited and union props. The tests do not need the tables.
    reactDocgen: process.env['VITEST'] ? false : 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      tsconfigPath: fileURLToPath(new URL('tsconfig.docs.json', import.meta.url)),
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      // The parts of the manual itself have no tables.
      exclude: ['**/*.stories.tsx', '.storybook/**'],
      propFilter: (prop) => !prop.parent?.fileName.includes('node_modules'),
    },
  },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [
        nameStories(),
        screenStories(),
        manualTexts(
          fileURLToPath(new URL('docs/usage', import.meta.url)),
          fileURLToPath(new URL('../docs/screens.md', import.meta.url)),
        ),
        typeTexts(
          ['ui', 'forms'].map((name) => fileURLToPath(new URL(`../packages/${name}/src`, import.meta.url))),
        ),
      ],
      // Stories import the sources of the packages, never an old build.
      resolve: { conditions: ['@inkstone/source', ...defaultClientConditions] },
      // Discovers dependencies before the first test: a dependency that is found later makes Vite reload the
      // page, and the running test fails.
      optimizeDeps: {
        entries: [
          '.storybook/preview.tsx',
          '{packages,apps}/*/src/**/*.stories.tsx',
          '.storybook/docs/*.stories.tsx',
        ],
        // The worker of pdf.js is imported by a worker, where the scan does not look.
        include: ['storybook/theming', 'pdfjs-dist/legacy/build/pdf.worker.min.mjs'],
      },
    }),
};

export default config;
