import { parseAsync, renderDocument } from 'docx-preview';
import DOMPurify from 'dompurify';

import { paperMessages } from '../messages.zh.js';
import { plainFields } from './word-fields.js';

const OPTIONS = {
  inWrapper: false,
  useBase64URL: true,
  // Parts of the file in HTML: they would be shown in frames.
  renderAltChunks: false,
};

export interface WordContent {
  styles: HTMLElement;
  /** Sanitised. */
  body: HTMLElement;
  /** Levels of the headings from 1 without gaps, by the class of their paragraphs. */
  headings: ReadonlyMap<string, number>;
}

/** Renders a Word file by docx-preview as one section for each page break, and sanitises it. */
export async function readWord(file: Blob): Promise<WordContent> {
  const styles = document.createElement('div');
  const body = document.createElement('div');
  const parsed: unknown = await parseAsync(await plainFields(file), OPTIONS);
  for (const node of await renderDocument(parsed, OPTIONS))
    (node.nodeName === 'STYLE' ? styles : body).append(node);
  clean(body);
  for (const image of body.querySelectorAll('img')) image.alt ||= paperMessages.figure;
  for (const [index, block] of [...body.querySelectorAll<HTMLElement>('article > *')].entries())
    block.dataset['block'] = String(index);
  return { styles, body, headings: headingsOf(parsed, body) };
}

function clean(body: HTMLElement): void {
  DOMPurify.sanitize(body, { IN_PLACE: true, FORBID_TAGS: ['form', 'input', 'button', 'iframe'] });
  for (const link of body.querySelectorAll('a')) {
    const { protocol } = new URL(link.getAttribute('href') ?? '', 'about:blank');
    if (protocol === 'http:' || protocol === 'https:') {
      link.target = '_blank';
      link.rel = 'noopener noreferrer';
    } else {
      // A link to another place in the file would change the URL of the page.
      link.removeAttribute('href');
    }
  }
}

/** docx-preview has no types for what it parsed. */
interface Parsed {
  stylesPart?: { styles?: { name?: string | null; cssName?: string | null }[] };
}

/** By the names of the styles, which are English in every edition of Word; their ids are not. */
function headingsOf(parsed: unknown, body: HTMLElement): Map<string, number> {
  const used = ((parsed as Parsed).stylesPart?.styles ?? []).flatMap(({ name, cssName }) => {
    const level = Number(/^heading ([1-6])$/i.exec(name ?? '')?.[1]);
    const isUsed = cssName && level > 0 && body.getElementsByClassName(cssName).length > 0;
    return isUsed ? [{ cssName, level }] : [];
  });
  const levels = [...new Set(used.map(({ level }) => level))].sort((one, other) => one - other);
  return new Map(used.map(({ cssName, level }) => [cssName, levels.indexOf(level) + 1]));
}
