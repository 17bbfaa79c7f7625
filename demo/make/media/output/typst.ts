import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import { NodeCompiler, type NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler';
import { assetsFolder } from '../../places.js';

export type Template = 'paper' | 'solutions' | 'slides' | 'answer-sheet' | 'errata' | 'trees';

let compiler: NodeCompiler | undefined;
let sets = 0;

/** The font of all papers: Noto Serif SC reduced to the characters of the content. */
export function paperFont(): Buffer {
  return brotliDecompressSync(readFileSync(new URL('fonts/paper-serif.ttf.br', assetsFolder)));
}

function typst(): NodeCompiler {
  compiler ??= NodeCompiler.create({
    workspace: fileURLToPath(assetsFolder),
    fontArgs: [{ fontBlobs: [paperFont()] }],
  });
  // Without this the results of all former documents stay in memory.
  sets += 1;
  if (sets % 10 === 0) compiler.evictCache(2);
  return compiler;
}

function sourceOf(template: Template, data: unknown) {
  return {
    mainFileContent: readTemplate(template),
    inputs: { data: JSON.stringify(data) },
  };
}

const templates = new Map<Template, string>();

function readTemplate(template: Template): string {
  let source = templates.get(template);
  if (source === undefined) {
    source = readFileSync(new URL(`templates/${template}.typ`, assetsFolder), 'utf8');
    templates.set(template, source);
  }
  return source;
}

export interface SetDocument {
  pages: number;
  pdf(date: Date): Uint8Array;
  /** All pages as one picture, the glyphs as outlines. */
  svg(): string;
}

export function setDocument(template: Template, data: unknown): SetDocument {
  const engine = typst();
  const result = engine.compile(sourceOf(template, data));
  const document: NodeTypstDocument | null = result.result;
  if (!document) {
    const faults = engine.fetchDiagnostics(result.takeDiagnostics() ?? failed(template));
    throw new Error(`${template}.typ: ${JSON.stringify(faults)}`);
  }
  return {
    pages: document.numOfPages,
    pdf: (date) => engine.pdf(document, { creationTimestamp: date.getTime() / 1000, pdfTags: true }),
    svg: () => engine.plainSvg(document),
  };
}

function failed(template: Template): never {
  throw new Error(`${template}.typ cannot be set`);
}

/** What a text in the notation of the bank consists of, as Typst reads it. */
export function treesOf(texts: readonly string[]): unknown[] {
  return typst().query(sourceOf('trees', texts), { selector: '<tree>', field: 'value' }) as unknown[];
}
