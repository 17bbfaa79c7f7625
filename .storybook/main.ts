import { fileURLToPath } from 'node:url';

import type { StorybookConfig } from '@storybook/react-vite';
import { defaultClientConditions, mergeConfig } from 'vite';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    './docs/*.stories.tsx',
    '../packages/ui/src/**/*.stories.tsx',
    '../packages/forms/src/**/*.stories.tsx',
    '../apps/site/src/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: {
    // Reads the JSDoc of inherited and union props too; the tests have no use for the tables.
    reactDocgen: process.env['VITEST'] ? false : 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      tsconfigPath: fileURLToPath(new URL('tsconfig.docs.json', import.meta.url)),
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      propFilter: (prop) => !prop.parent?.fileName.includes('node_modules'),
    },
  },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      // Stories read the packages' sources, never a stale build.
      resolve: { conditions: ['@inkstone/source', ...defaultClientConditions] },
      // Found before the first test instead of in the middle of one: a dependency met late makes Vite
      // reload the page, and the test that ran in it fails.
      optimizeDeps: {
        entries: [
          '.storybook/preview.tsx',
          '{packages,apps}/*/src/**/*.stories.tsx',
          '.storybook/docs/*.stories.tsx',
        ],
        include: ['storybook/theming'],
      },
    }),
};

export default config;
