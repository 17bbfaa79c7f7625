import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a rendered page puts into the built index.html. */
export interface PageParts {
  served: 'home' | 'shell' | 'screen';
  /** Further attributes of the element html, with a space before each. */
  attributes?: string;
  /** The folder of the site, where the page is not in it: the policy of the site forbids the element base. */
  base?: string;
  /** In the place of the title and the description of the site. */
  head?: string;
  /** In the place of the request for scripts, for those who have none. */
  pages?: string;
  styles: string;
  content: string;
  /** '' for none. */
  data: string;
}

let template: string | undefined;

/** The built index.html, beside the renderer. Read once: every document is made of it. */
export function readTemplate(): string {
  template ??= readFileSync(join(import.meta.dirname, 'template.html'), 'utf8');
  return template;
}

/** Replaces a mark of index.html, which must be there once. */
function put(template: string, mark: string, text: string): string {
  if (template.split(mark).length !== 2) throw new Error(`index.html must contain ${mark} once`);
  return template.replace(mark, () => text);
}

/** The title and the description of the site, between marks; likewise the request for scripts. */
const SITE_HEAD = /<!--head-->([^]*?)<!--\/head-->/;
const NO_SCRIPTS = /<!--pages-->([^]*?)<!--\/pages-->/;

const OWN_FILE = /(?<= (?:href|src)=")\.\//g;

function withBase(template: string, base = './'): string {
  return template.replaceAll(OWN_FILE, base);
}

export function fillTemplate(
  template: string,
  { served, attributes = '', base, head, pages, styles, content, data }: PageParts,
): string {
  const marks = [
    [
      'data-served=""',
      `data-served="${served}"${base === undefined ? '' : ` data-base="${base}"`}${attributes}`,
    ],
    ['<!--styles-->', styles],
    ['<!--content-->', content],
    ['<!--data-->', data],
  ] as const;
  const page = withBase(template, base)
    .replace(SITE_HEAD, (_, ofSite: string) => head ?? ofSite)
    .replace(NO_SCRIPTS, (_, ofSite: string) => pages ?? ofSite);
  return marks.reduce((filled, [mark, text]) => put(filled, mark, text), page);
}
