import type { Coverage, TestsByFile } from './coverage.js';

/** More titles of one file are counted, not listed: a form's examples alone would fill pages. */
const TITLES_SHOWN = 3;

const HEAD = `# Coverage of the specifications

Each statement of the two specifications (A: shell, books, papers; B: activities, shops, accounts) with the tests that name it, as the test runners report them. [tools/spec-coverage](../tools/spec-coverage/README.md) says how a test names a statement.
`;

/** The document: the same for the same tests, whatever the order of their files and however long they ran. */
export function documentOf({ sections, tests }: Coverage): string {
  const lines = sections.flatMap(({ title, statements }) => [
    `\n## ${title}\n`,
    ...statements.flatMap(({ id, text }) => [`- \`${id}\`: ${escaped(text)}`, ...testLines(tests.get(id))]),
  ]);
  return `${[HEAD.trimEnd(), ...lines].join('\n')}\n`;
}

function testLines(files: TestsByFile = new Map()): string[] {
  if (files.size === 0) return ['  - **no test**'];
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
