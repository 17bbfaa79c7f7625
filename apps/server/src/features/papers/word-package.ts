import { posix } from 'node:path';
import { strFromU8, strToU8, unzipSync, type Zippable, zipSync } from 'fflate';
import { withoutElements, xmlElements } from './xml-elements.js';

/** Bytes of all parts: a small file can unpack to many times its size. */
const largestPackage = 256 * 1024 * 1024;

/** The parts of a Word file by their paths. */
export type WordPackage = Readonly<Record<string, Uint8Array>>;

/** @throws Error for a file that is not such a package, or is too large */
export function openWordPackage(file: Uint8Array): WordPackage {
  let size = 0;
  return unzipSync(file, {
    filter: ({ originalSize }) => {
      size += originalSize;
      if (size > largestPackage) throw new RangeError('a Word file that is too large');
      return true;
    },
  });
}

export function textOf(parts: WordPackage, path: string): string | undefined {
  const bytes = parts[path];
  return bytes && strFromU8(bytes);
}

/** The path of the text, which is `word/document.xml` in most files. */
export function mainPart(parts: WordPackage): string {
  const [main] = relationsOf(parts, '').filter(({ kind }) => kind === 'officeDocument');
  if (main === undefined) throw new TypeError('a package without a document');
  return main.path;
}

/** What a text is drawn with without naming it. Comments, properties and data for templates are not among it. */
const usedByDefault = ['styles', 'numbering', 'settings', 'theme', 'fontTable', 'footnotes', 'endnotes'];

/**
 * Packs a changed text with the parts that it is drawn with, and with nothing else of the file: pictures and notes
 * of the rest stay behind.
 */
export function packText(parts: WordPackage, path: string, text: string): Uint8Array {
  const packed: Record<string, string | Uint8Array> = {};
  const notes = notesIn(text);
  const add = (part: string, content: string | Uint8Array) => {
    if (part in packed) return;
    packed[part] = content;
    const relations = relationsOf(parts, part);
    if (relations.length === 0) return;
    const named = namesIn(content);
    const used = relations.filter(({ id, kind }) => named.has(id) || usedByDefault.includes(kind));
    packed[relationsPath(part)] = keepRelations(parts, part, new Set(used.map(({ id }) => id)));
    for (const relation of used) {
      const bytes = parts[relation.path];
      if (!relation.isExternal && bytes !== undefined)
        add(relation.path, relation.path.endsWith('.xml') ? onlyUsed(strFromU8(bytes), notes) : bytes);
    }
  };
  add(path, text);
  const main = relationsOf(parts, '').filter(({ kind }) => kind === 'officeDocument');
  packed[relationsPath('')] = keepRelations(parts, '', new Set(main.map(({ id }) => id)));
  const types = textOf(parts, typesPath) ?? '';
  const gone = xmlElements(types).filter(
    ({ attributes: { PartName } }) => PartName !== undefined && !(PartName.slice(1) in packed),
  );
  packed[typesPath] = withoutElements(types, gone);
  const files: Zippable = {};
  for (const [name, content] of Object.entries(packed))
    files[name] = typeof content === 'string' ? strToU8(content) : content;
  // The same bytes whenever it is cut.
  return zipSync(files, { mtime: Date.UTC(1990, 0, 1) });
}

const typesPath = '[Content_Types].xml';

interface Relation {
  id: string;
  /** The last word of its type: image. */
  kind: string;
  path: string;
  /** An address outside of the file. */
  isExternal: boolean;
}

function relationsPath(part: string): string {
  return posix.join(posix.dirname(part), '_rels', `${posix.basename(part)}.rels`);
}

function relationsOf(parts: WordPackage, part: string): Relation[] {
  return xmlElements(textOf(parts, relationsPath(part)) ?? '<none/>').flatMap(({ name, attributes }) => {
    const { Id: id, Type: type = '', Target: target = '', TargetMode: mode } = attributes;
    if (name !== 'Relationship' || id === undefined) return [];
    const path = target.startsWith('/') ? target.slice(1) : posix.join(posix.dirname(part), target);
    return [{ id, kind: posix.basename(type), path, isExternal: mode === 'External' }];
  });
}

function keepRelations(parts: WordPackage, part: string, ids: ReadonlySet<string>): string {
  const text = textOf(parts, relationsPath(part)) ?? '';
  return withoutElements(
    text,
    xmlElements(text).filter(({ name, attributes: { Id = '' } }) => name === 'Relationship' && !ids.has(Id)),
  );
}

function namesIn(content: string | Uint8Array): Set<string> {
  if (typeof content !== 'string') return new Set();
  return new Set(xmlElements(content).flatMap(({ attributes }) => Object.values(attributes)));
}

/** The notes that a text refers to: footnote 2. */
function notesIn(text: string): Set<string> {
  const references = xmlElements(text).filter(({ name }) => /^(?:foot|end)noteReference$/.test(name));
  return new Set(
    references.map(({ name, attributes }) => `${name.replace('Reference', '')} ${attributes['w:id'] ?? ''}`),
  );
}

/** A part without the other notes, and without the variables of its settings. */
function onlyUsed(part: string, notes: ReadonlySet<string>): string {
  const gone = xmlElements(part).filter(({ name, attributes }) => {
    if (name === 'docVars') return true;
    // Notes with a type are the lines above the others.
    if (!/^(?:foot|end)note$/.test(name) || attributes['w:type'] !== undefined) return false;
    return !notes.has(`${name} ${attributes['w:id'] ?? ''}`);
  });
  return withoutElements(part, gone);
}
