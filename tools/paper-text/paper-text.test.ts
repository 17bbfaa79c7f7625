import { afterAll, beforeAll, expect, it } from 'vitest';
import { builtinEnvironments } from 'vitest/runtime';

import { buildBooks } from '../../demo/make/books/build-books.js';
import { buildResources } from '../../demo/make/books/resources.js';
import { writePaperFiles } from '../../demo/make/media/write-paper-files.js';
import { writeResourceFiles } from '../../demo/make/media/write-resource-files.js';
import { buildPapers } from '../../demo/make/papers/build-papers.js';
import { specOf } from '../../demo/make/papers/paper-spec.js';

const isWord = (key: string) => key.endsWith('.docx');

/** `--mode every` opens all files, which takes a minute; otherwise every fourth. */
const { MODE } = (import.meta as ImportMeta & { env: { MODE: string } }).env;
const taken = <T>(files: readonly T[]) =>
  MODE === 'every' ? files : files.filter((_, index) => index % 4 === 0);

/** The Word files of the demonstration. */
const papers = buildPapers()
  .map(specOf)
  .map((paper) => ({ ...paper, keys: paper.keys.filter(isWord) }))
  .filter(({ keys }) => keys.length > 0);
const resources = buildResources(buildBooks()).filter(({ key }) => isWord(key));

let leave: () => unknown;

// A window, without its URL: Node reads the files of the demonstration only by its own.
beforeAll(async () => {
  const { URL: own } = globalThis;
  const { teardown } = await builtinEnvironments.jsdom.setup(globalThis, {});
  leave = () => teardown(globalThis);
  globalThis.URL = own;
  // docx-preview styles the elements of formulas, which jsdom does not let it.
  Object.defineProperty(Element.prototype, 'style', { configurable: true, get: () => ({}) });
});

afterAll(() => leave());

/** What is read of a part of a page. Blanks are the gaps between alternatives, which are lines in the text. */
function contentOf(element: Element) {
  const count = (selector: string) => element.querySelectorAll(selector).length;
  return {
    words: element.textContent.replaceAll(/\s/g, ''),
    formulas: count('math'),
    parts: count('math *'),
    pictures: count('img'),
    cells: count('td'),
  };
}

it('has, as text, all words, formulas, pictures and cells of the sheets', async () => {
  const { readWord } = await import('../../packages/ui/src/patterns/paper/documents/read-word.js');
  const { flowPage } = await import('../../packages/ui/src/patterns/paper/flow/flow-page.js');
  const found: Record<string, unknown> = {};
  const expected: Record<string, unknown> = {};
  let formulas = 0;
  async function write(key: string, bytes: Uint8Array) {
    const { body, headings } = await readWord(new Blob([new Uint8Array(bytes)]));
    document.body.replaceChildren(body);
    const sections = [...body.querySelectorAll('section')];
    const pages = sections.map((section) => flowPage(section, headings));
    found[key] = pages.map(({ element }) => contentOf(element));
    expected[key] = sections.map((section) => {
      for (const part of section.querySelectorAll(':scope > :is(header, footer)')) part.remove();
      return contentOf(section);
    });
    formulas += pages.reduce((sum, { element }) => sum + contentOf(element).formulas, 0);
    expect(
      pages.map(({ losses }) => losses),
      key,
    ).toEqual(pages.map(() => 0));
  }
  await writePaperFiles(taken(papers), { write });
  await writeResourceFiles(taken(resources), { write });
  expect(found).toEqual(expected);
  expect(formulas).toBeGreaterThan(200);
  const count = papers.length + resources.length;
  expect(Object.keys(found).length).toBeGreaterThan(count / 5);
}, 300_000);
