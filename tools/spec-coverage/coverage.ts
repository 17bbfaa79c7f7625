import type { Section, Statement } from './catalogue.js';
import type { ReportedTest } from './reports.js';

/** Titles of the tests that name a statement, by file; sorted, each once. */
export type TestsByFile = Map<string, string[]>;

export interface Coverage {
  sections: Section[];
  /** Of every statement that a test names. */
  tests: Map<string, TestsByFile>;
  uncovered: Statement[];
  /** Ids that tests name and the catalogue does not have, each with a test that names it. */
  unknown: string[];
}

export function coverageOf(sections: Section[], reported: readonly ReportedTest[]): Coverage {
  const statements = sections.flatMap((section) => section.statements);
  const known = new Set(statements.map(({ id }) => id));
  const titles = new Map<string, Map<string, Set<string>>>();
  const unknown = new Map<string, string>();
  for (const { file, title, specIds } of reported) {
    for (const id of specIds) {
      if (!known.has(id)) {
        unknown.set(id, `${id} (${file}: ${title})`);
        continue;
      }
      const files = titles.get(id) ?? new Map<string, Set<string>>();
      titles.set(id, files.set(file, (files.get(file) ?? new Set()).add(title)));
    }
  }
  const tests = new Map([...titles].map(([id, files]) => [id, sorted(files)]));
  return {
    sections,
    tests,
    uncovered: statements.filter(({ id }) => !tests.has(id)),
    unknown: [...unknown.values()].toSorted(),
  };
}

/** The order of the runners' files differs from run to run; the document must not. */
function sorted(files: Map<string, Set<string>>): TestsByFile {
  return new Map([...files.keys()].toSorted().map((file) => [file, [...(files.get(file) ?? [])].toSorted()]));
}
