/**
 * Which workspace may import which. The lint rule `inkstone/layers` and its test read this table; docs/architecture.md
 * explains it. A workspace without a row fails the test of the rule, so that nobody adds one without deciding what it
 * may import.
 *
 * @typedef {object} Layer
 * @property {string[]} imports workspaces that it may import at run time
 * @property {string[]} [typesFrom] workspaces of which it may import types only
 * @property {Record<string, string[]>} [except] file (relative to the layer's folder) → workspaces that this file alone
 *   may import, also by a relative path to their sources
 * @property {string[]} [never] npm packages that the layer must not import, with all their subpaths
 * @property {Record<string, string[]>} [mayUse] file (relative to the layer's folder) → npm packages of `never` that
 *   this file alone may import
 */

/** @type {Record<string, Layer>} folder → what it may import */
export const LAYERS = {
  openapi: { imports: [] },
  'packages/api': {
    imports: ['openapi'],
    // Scripts of backend teams and the contracts use the client without React.
    never: ['react', 'react-dom', '@tanstack/react-query', 'styled-components'],
    mayUse: {
      'src/react.ts': ['react', '@tanstack/react-query'],
      'test/react.test.ts': ['react', '@tanstack/react-query'],
    },
  },
  'packages/ui': {
    imports: [],
    // Components get props (value, onChange, an error text); data, rules and routes belong to their callers.
    never: ['@tanstack/react-query', 'react-hook-form', 'react-router', 'zod'],
  },
  'packages/forms': {
    imports: ['packages/ui'],
    // A form passes its payload to onSubmit. It may use the types of the client, but must not send requests.
    typesFrom: ['packages/api'],
    never: ['@tanstack/react-query', 'react-router'],
  },
  // Of use to any program: it knows nothing of this site.
  'packages/embedded-postgres': { imports: [] },
  // Only one module of the server knows it, and an installation may leave it out.
  demo: { imports: [] },
  contracts: {
    imports: ['packages/api'],
    except: { 'provider/server.ts': ['apps/server'] },
    never: ['react', 'react-dom'],
  },
  'apps/site': { imports: ['packages/api', 'packages/forms', 'packages/ui'] },
  'apps/server': {
    imports: ['openapi', 'packages/api', 'packages/embedded-postgres', 'packages/forms'],
    typesFrom: ['demo'],
    except: {
      // src/startup/demo/find-source.ts leads to it.
      'src/demo-content/source.ts': ['demo'],
      'tests/content/check-counts.ts': ['demo'],
      'tests/empty-site.test.ts': ['demo'],
    },
    never: ['react', 'react-dom', 'styled-components'],
  },
  tools: {
    imports: [],
    except: {
      // The type of what a page of the bench offers.
      'bench/reader/visit.ts': ['packages/ui'],
      'fitness/documents.test.ts': ['apps/server'],
      'fitness/routes.test.ts': ['apps/site', 'packages/api'],
      'screen-components/document.ts': ['apps/site'],
      'screen-components/screen-titles.ts': ['apps/site'],
      'spec-coverage/main.ts': ['apps/site'],
    },
  },
  // A page with an older React than that of the other workspaces.
  'e2e/other-publisher/react-18': { imports: ['packages/ui'] },
  e2e: {
    imports: ['packages/api'],
    // Both visit every route of the site's table.
    except: {
      'crawl.spec.ts': ['apps/site'],
      'empty-site.spec.ts': ['apps/site'],
      // Starts a database that has only the migrations.
      'support/empty-site.ts': ['packages/embedded-postgres'],
      // Pages of other publishers.
      'other-publisher/cut-paper/main.ts': ['packages/ui'],
      'other-publisher/without-theme/main.ts': ['packages/ui'],
      'support/content.ts': ['apps/site'],
    },
  },
};
