import type { Section, Statement } from './catalogue.js';
import type { Coverage, TestsByFile } from './coverage.js';

/** More titles of one file are counted, not listed: a form's examples alone would fill pages. */
const TITLES_SHOWN = 3;

const HEAD = `# Coverage of the specifications

Each statement of the two specifications (A: shell, books, papers; B: activities, shops, accounts) with the tests that name it, as the test runners report them. [tools/spec-coverage](../tools/spec-coverage/README.md) says how a test names a statement. What has no test comes first.`;

/** The document: the same for the same tests, whatever the order of their files and however long they ran. */
export function documentOf(coverage: Coverage): string {
  const { sections, tests, uncovered } = coverage;
  const missing = new Set(uncovered);
  return [
    HEAD,
    summary(sections, missing),
    '## Without a test',
    ...sections.map((section) =>
      listOf(section, (statement) => (missing.has(statement) ? line(statement) : undefined)),
    ),
    '## With tests',
    ...sections.map((section) =>
      listOf(section, (statement) => {
        const named = tests.get(statement.id);
        return named === undefined ? undefined : [line(statement), ...testLines(named)].join('\n');
      }),
    ),
  ]
    .filter((part) => part !== '')
    .join('\n\n')
    .concat('\n');
}

function summary(sections: Section[], missing: Set<Statement>): string {
  const rows = sections.map(({ title, statements }) => {
    const without = statements.filter((statement) => missing.has(statement)).length;
    return row(title, statements.length, without);
  });
  const all = sections.reduce((count, { statements }) => count + statements.length, 0);
  return [
    '| Section | Statements | Without a test |',
    '| --- | ---: | ---: |',
    ...rows,
    row('**Both documents**', all, missing.size),
  ].join('\n');
}

function row(title: string, statements: number, without: number): string {
  return `| ${title} | ${String(statements)} | ${String(without)} |`;
}

/** Nothing where the section has no such statement. */
function listOf(section: Section, lineOf: (statement: Statement) => string | undefined): string {
  const lines = section.statements.map(lineOf).filter((text) => text !== undefined);
  return lines.length === 0 ? '' : `### ${section.title}\n\n${lines.join('\n')}`;
}

function line({ id, text }: Statement): string {
  return `- \`${id}\`: ${escaped(text)}`;
}

function testLines(files: TestsByFile): string[] {
  return [...files].map(([file, titles]) => {
    const more = titles.length - TITLES_SHOWN;
    const shown = titles.slice(0, TITLES_SHOWN).map(escaped).join('; ');
    return `  - [${file}](../${file}): ${shown}${more > 0 ? `; and ${String(more)} more` : ''}`;
  });
}

/** Characters that Markdown would read as markup. */
function escaped(text: string): string {
  return text.replaceAll(/[\\`*_<>[\]|~]/g, '\\$&');
}
