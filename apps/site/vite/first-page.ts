import { resolve } from 'node:path';

/** The chunks of the first page: what every page needs, the top of one of the shells, and home. */
export const FIRST_PAGE = {
  entry: 'src/main.ts',
  desktop: 'src/app/shells/desktop/top.tsx',
  mobile: 'src/app/shells/mobile/top.tsx',
  home: 'src/screens/home/Home/Home.tsx',
} as const;

/** What both shells have below the screen. */
const BOTTOMS = ['src/app/shells/desktop/bottom.tsx', 'src/app/shells/mobile/bottom.tsx'] as const;

/** The part of the bundler's module graph that this file reads. */
interface ModuleGraph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

/** The modules that one module imports statically, itself included. */
function closureOf(start: string, graph: ModuleGraph): Set<string> {
  const seen = new Set<string>();
  const waiting = [start];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (seen.has(id) || OF_OTHER_SCREENS.test(id)) continue;
    seen.add(id);
    waiting.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
  }
  return seen;
}

/** What only other screens use, although the entry imports the module that exports it besides others. */
const OF_OTHER_SCREENS = /\/(?:queriesObserver|useQueries)\.js$/;

/** By which the entry fetches the application: in `base` it would make the entry wait for it. */
const FETCHING = /vite\/preload-helper/;

/** The declarations of what each screen asks first, which a screen opened by its address needs all together. */
const QUERIES = /\/site\/src\/(?:app\/screen-|(?:kits|screens)\/.*)queries\.ts$/;

/** What dialogs, drawers and sheets have in common, and the first of them that a visitor sees. */
const MODAL =
  /\/ui\/(?:src|dist)\/(?:components\/(?:modal|Dialog)|hooks|patterns\/shell\/FirstVisitDialog)\//;

/** What is fetched when a page has come to rest. */
const AT_REST =
  /\/site\/src\/app\/(?:offline\/(?:register-worker|keep-shown-answers)|navigation\/(?:keep-focus|focus-heir))\.ts$/;

/** What the bundler adds to modules in another format. */
const RUNTIME = /rolldown\/runtime/;

/**
 * Groups what the parts of the first page share: `base` for every page, `common` for home and other screens, `modal` for
 * dialogs, `at-rest` and `queries`. By default each combination of importers is a chunk: a dozen files under 2 KB, 5 KB
 * more in all, each with headers of half a KB.
 */
export function createFirstPageGroups(root: string) {
  let known: { base: Set<string>; parts: Set<string> } | undefined;

  function collect(graph: ModuleGraph) {
    const start = resolve(root, FIRST_PAGE.entry);
    const entry = closureOf(start, graph);
    // The entry stays a file of its own, because the manifest and the page refer to it.
    entry.delete(start);
    const counts = new Map<string, number>();
    for (const part of [FIRST_PAGE.desktop, FIRST_PAGE.mobile, FIRST_PAGE.home, ...BOTTOMS]) {
      for (const id of closureOf(resolve(root, part), graph)) counts.set(id, (counts.get(id) ?? 0) + 1);
    }
    const shared = [...counts].flatMap(([id, count]) => (count > 1 ? [id] : []));
    return { base: new Set([...entry, ...shared]), parts: new Set(counts.keys()) };
  }

  function graphOf(graph: ModuleGraph) {
    known ??= collect(graph);
    return known;
  }

  return [
    { name: 'fetching', test: FETCHING, priority: 4 },
    { name: 'base', test: RUNTIME, priority: 4 },
    { name: (id: string, graph: ModuleGraph) => (graphOf(graph).base.has(id) ? 'base' : null), priority: 3 },
    {
      name: (id: string, graph: ModuleGraph) => (graphOf(graph).parts.has(id) ? 'common' : null),
      minShareCount: 2,
      priority: 2,
    },
    { name: 'modal', test: MODAL, priority: 1 },
    { name: 'at-rest', test: AT_REST, priority: 1 },
    { name: 'queries', test: QUERIES, priority: 1 },
  ];
}

/** The chunk `base`, from which the screens are fetched. */
export const BASE = /\/base-[^/]+\.js$/;

/** What is fetched with a script. Those of screens are in the table of the page, those of the start in its HTML. */
export function dependenciesOf(
  _file: string,
  dependencies: string[],
  { hostId }: { hostId: string },
): string[] {
  return BASE.test(`/${hostId}`) ? [] : dependencies;
}
