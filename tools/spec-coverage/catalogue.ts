import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

export interface Statement {
  /** Section and name, as a test names it: `A4 favourite add`. */
  id: string;
  text: string;
}

export interface Section {
  /** Document and number, with the file's own title: `A2 Screens and routes, books`. */
  title: string;
  statements: Statement[];
}

interface CatalogueFile {
  section: string;
  title: string;
  statements: Record<string, string>;
}

/**
 * The statements of both specifications, in the order of the catalogue's file names.
 *
 * @throws Error when two files give a statement the same id
 */
export function readCatalogue(folder: string = join(import.meta.dirname, 'catalogue')): Section[] {
  const files = readdirSync(folder).filter((name) => name.endsWith('.yaml'));
  const sections = files.toSorted().map((name) => {
    const { section, title, statements } = parse(readFileSync(join(folder, name), 'utf8')) as CatalogueFile;
    return {
      title: `${section} ${title}`,
      statements: Object.entries(statements).map(([key, text]) => ({ id: `${section} ${key}`, text })),
    };
  });
  const ids = sections.flatMap(({ statements }) => statements.map(({ id }) => id));
  const repeated = ids.filter((id, index) => ids.indexOf(id) !== index);
  if (repeated.length > 0) throw new Error(`Ids given twice: ${repeated.join(', ')}`);
  return sections;
}
