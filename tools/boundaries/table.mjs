/**
 * Who may import whom, written once: the lint rule, its test and the picture in docs/architecture.md follow this
 * table. Folders are those of the workspaces; a workspace that is missing here fails the rule's test, so a new
 * room cannot be added without deciding where it stands.
 *
 * @typedef {object} Room
 * @property {string[]} imports rooms it may import at run time
 * @property {string[]} [typesFrom] rooms it may import types from, and nothing else
 * @property {Record<string, string[]>} [except] file (relative to the room) → rooms whose
 *   sources that file alone may reach
 * @property {string[]} [never] npm packages that do not belong in the room, with all their subpaths
 * @property {Record<string, string[]>} [mayUse] file (relative to the room) → npm packages of `never`
 *   that this file alone may import
 */

/** @type {Record<string, Room>} */
export const ROOMS = {
  openapi: { imports: [] },
  'packages/api': {
    imports: ['openapi'],
    // The client must also serve a backend team's scripts and the contracts, where there is no React.
    never: ['react', 'react-dom', '@tanstack/react-query', 'styled-components'],
    mayUse: {
      'src/react.ts': ['react', '@tanstack/react-query'],
      'test/react.test.ts': ['react', '@tanstack/react-query'],
    },
  },
  'packages/ui': {
    imports: [],
    // Components know value, onChange and an error text: no data, no rules, no routes.
    never: ['@tanstack/react-query', 'react-hook-form', 'react-router-dom', 'zod'],
  },
  'packages/forms': {
    imports: ['packages/ui'],
    // A form hands its payload to onSubmit; it may be typed after the wire, but never call it.
    typesFrom: ['packages/api'],
    never: ['@tanstack/react-query', 'react-router-dom'],
  },
  contracts: {
    imports: ['packages/api'],
    except: { 'provider/server.ts': ['apps/server'] },
    never: ['react', 'react-dom'],
  },
  'apps/site': { imports: ['packages/api', 'packages/forms', 'packages/ui'] },
  'apps/server': {
    imports: ['openapi', 'packages/api', 'packages/forms'],
    never: ['react', 'react-dom', 'styled-components'],
  },
  tools: {
    imports: [],
    except: { 'fitness/routes.test.ts': ['apps/site'] },
  },
};
