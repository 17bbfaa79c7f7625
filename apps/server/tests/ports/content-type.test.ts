import fc from 'fast-check';
import { attachmentTypes } from '@inkstone/forms/rules';
import { describe, expect, it } from 'vitest';
import { contentTypeOf } from '../../src/ports/files/content-type.js';
import * as files from '../fixtures/files.js';

describe('contentTypeOf', () => {
  it('recognises an old Word file only by its stream', async () => {
    expect(await contentTypeOf(files.compoundFile('WordDocument'))).toBe('application/msword');
    expect(await contentTypeOf(files.compoundFile('Workbook'))).toBeUndefined();
    expect(await contentTypeOf(files.compoundFile('PowerPoint Document'))).toBeUndefined();
  });

  it('does not recognise a document with macros', async () => {
    const withMacros = files.officeFile('word/document.xml', 'ms-word.document.macroEnabled');
    expect(await contentTypeOf(withMacros)).toBeUndefined();
  });

  it('returns a result whatever follows a signature', async () => {
    const starts = [files.png, files.gif, files.jpeg, files.pdf, files.doc, files.docx, files.zip].map(
      (whole) => whole.subarray(0, 30),
    );
    const bytes = fc
      .tuple(fc.constantFrom(Buffer.alloc(0), ...starts), fc.nat(30), fc.uint8Array({ maxLength: 400 }))
      .map(([start, length, rest]) => Buffer.concat([start.subarray(0, length), rest]));
    await fc.assert(
      fc.asyncProperty(bytes, async (content) => {
        expect([undefined, ...attachmentTypes]).toContain(await contentTypeOf(content));
      }),
      { numRuns: 2000, seed: 20_261_121 },
    );
  });
});
