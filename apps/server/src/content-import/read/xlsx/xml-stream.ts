import type { Readable } from 'node:stream';
import { SaxesParser } from 'saxes';

export interface XmlHandlers {
  /** Names without their prefix. */
  open?: (name: string, attributes: Readonly<Record<string, string>>) => void;
  text?: (text: string) => void;
  close?: (name: string) => void;
}

/**
 * Parses a part of a workbook piece by piece; yields after each, so that what the handlers have found so far can be
 * used and dropped.
 * @yields the bytes that are read
 * @throws Error for a part that is not well-formed
 */
export async function* parsedPieces(stream: Readable, handlers: XmlHandlers): AsyncGenerator<number> {
  const parser = new SaxesParser();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => handlers.open?.(local(name), attributes));
  parser.on('text', (text) => handlers.text?.(text));
  parser.on('cdata', (text) => handlers.text?.(text));
  parser.on('closetag', ({ name }) => handlers.close?.(local(name)));
  let read = 0;
  for await (const bytes of stream as AsyncIterable<Buffer>) {
    parser.write(decoder.decode(bytes, { stream: true }));
    read += bytes.length;
    yield read;
  }
  parser.write(decoder.decode()).close();
  yield read;
}

export async function parseXml(stream: Readable, handlers: XmlHandlers): Promise<void> {
  const pieces = parsedPieces(stream, handlers);
  while ((await pieces.next()).done !== true);
}

function local(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
