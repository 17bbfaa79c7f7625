// @vitest-environment node
import fc from 'fast-check';
import { expect, it } from 'vitest';

import { attachmentTypes, type FileType } from './file.js';
import { hasContentOf } from './file-content.js';

function fromBase64(text: string): Blob {
  return new Blob([Buffer.from(text, 'base64')]);
}

function fromHex(text: string): Blob {
  return new Blob([Buffer.from(text.replaceAll(' ', ''), 'hex')]);
}

/** Complete pictures of one or four pixels, and the first bytes of documents as common programs write them. */
const contents: Readonly<Record<FileType, readonly Blob[]>> = {
  'image/jpeg': [
    // JFIF, as programs write it, and the first bytes of Exif, as cameras write it.
    fromBase64(
      '/9j/4AAQSkZJRgABAgAAAQABAAD/2wBDAAg+Pkk+SVVVVVVVVWRdZGhoaGRkZGRoaGhwcHCDg4NwcHBoaHBwfHyDg4+Tj4eHg4eTk5ubm7q6' +
        'srLZ2eD/////xABLAAEBAAAAAAAAAAAAAAAAAAAABwEBAAAAAAAAAAAAAAAAAAAAABABAAAAAAAAAAAAAAAAAAAAABEBAAAAAAAAAAAAAAAAAAAA' +
        'AP/AABEIAAIAAgMBIgACEQADEQD/2gAMAwEAAhEDEQA/AL+AD//Z',
    ),
    fromHex('ffd8ffe1 0018 457869660000 49492a0008000000'),
  ],
  'image/png': [
    fromBase64(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    ),
  ],
  'image/gif': [
    fromBase64('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'),
    new Blob(['GIF87a\x01\x00\x01\x00']),
  ],
  'application/msword': [fromHex('d0cf11e0a1b11ae1 00000000000000000000000000000000 3e000300feff0900')],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': [
    // The first entry of the archive: [Content_Types].xml.
    fromHex(
      '504b0304 1400 0600 0800 00002100 00000000 00000000 00000000 1300 0000 5b436f6e74656e745f54797065735d2e786d6c',
    ),
  ],
  'application/pdf': [
    new Blob(['%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n1 0 obj\n<< /Type /Catalog >>\nendobj\n']),
  ],
};

it.each(attachmentTypes)('recognises %s and no other type', async (type) => {
  for (const content of contents[type]) {
    expect(await hasContentOf(content, [type])).toBe(true);
    expect(
      await hasContentOf(
        content,
        attachmentTypes.filter((other) => other !== type),
      ),
    ).toBe(false);
  }
});

it('accepts any of the given types', async () => {
  const [picture = new Blob()] = contents['image/png'];
  expect(await hasContentOf(picture, attachmentTypes)).toBe(true);
});

it.each([
  ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ['a page', '<!doctype html><title>png</title>'],
  ['a WebP', 'RIFF\x24\x00\x00\x00WEBPVP8 '],
  ['a programme', 'MZ\x90\x00\x03\x00\x00\x00'],
  ['a beginning cut short', '\x50\x4b'],
  ['nothing', ''],
])('recognises %s whatever the file name', async (_what, content) => {
  expect(await hasContentOf(new Blob([Buffer.from(content, 'latin1')]), attachmentTypes)).toBe(false);
});

it('refuses a signature with one wrong byte', async () => {
  const type = fc.constantFrom<FileType>(...attachmentTypes);
  await fc.assert(
    fc.asyncProperty(
      type,
      fc.nat({ max: 2 }),
      fc.integer({ min: 1, max: 255 }),
      async (one, place, shift) => {
        const [content = new Blob()] = contents[one];
        const bytes = new Uint8Array(await content.arrayBuffer());
        bytes[place] = ((bytes[place] ?? 0) + shift) % 256;
        expect(await hasContentOf(new Blob([bytes]), [one])).toBe(false);
      },
    ),
  );
});
