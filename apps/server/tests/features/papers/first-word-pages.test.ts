import { describe, expect, it } from 'vitest';
import { firstWordPages } from '../../../src/features/papers/first-word-pages.js';
import { expectFirst, shares, texts } from '../../support/cut-pages.js';
import { mark, paragraph, partsOf, section, wordFile, wordFileOf } from '../../support/word-files.js';

function cut(body: string, more: Parameters<typeof wordFile>[1] = {}) {
  const { bytes, pageCount } = firstWordPages(wordFile(body, more));
  return { text: partsOf(bytes), pageCount };
}

describe('the first pages of a Word file', () => {
  for (const [total, shown] of shares) {
    it(`are ${String(shown)} of ${String(total)}`, () => {
      const { bytes, pageCount } = firstWordPages(wordFileOf(texts.slice(0, total)));
      expect(pageCount).toBe(total);
      const text = partsOf(bytes);
      expectFirst(shown, text);
      // The number of the next question would stand below the last page.
      expect(text.match(/<w:numPr>/g) ?? []).toHaveLength(shown);
      expect(text).toContain('w:top="1440"');
    });
  }

  it('are fewer where the beginning of a page is not noted, never more', () => {
    const body = paragraph('one') + paragraph('two', mark) + paragraph('three', mark);
    const { text, pageCount } = cut(body, { pages: 4 });
    expect(pageCount).toBe(4);
    expect(text).toContain('two');
    expect(text).not.toContain('three');
    expect(() => cut(paragraph('all'), { pages: 8 })).toThrow('too few pages');
    expect(() => cut(paragraph('all'))).toThrow('no pages are noted');
  });

  it('end at the breaks of the author where another program has saved the file', () => {
    const br = '<w:br w:type="page"/>';
    const body = ['one', 'two', 'three', 'four'].map((one) => paragraph(one, one === 'one' ? '' : br));
    expect(cut(body.join(''), { pages: 4 }).text).toContain('three');
    expect(cut(body.join(''), { pages: 4 }).text).not.toContain('four');
  });

  it('end within a paragraph, and before the row of a table', () => {
    const { text } = cut(`<w:p><w:r><w:t>shown</w:t>${mark}<w:t>hidden</w:t></w:r></w:p>`, { pages: 2 });
    expect(text).toMatch(/shown<\/w:t><\/w:r><\/w:p><\/w:body><\/w:document>/);
    const cells = `<w:tc>${paragraph('left column')}</w:tc><w:tc>${paragraph('right column', mark)}</w:tc>`;
    const table = `<w:tbl><w:tr>${paragraph('first row')}</w:tr><w:tr>${cells}</w:tr></w:tbl>`;
    const rows = cut(table, { pages: 2 }).text;
    expect(rows).toContain('first row');
    expect(rows).not.toContain('column');
  });

  it('keep the paper of their own section', () => {
    const first = paragraph('one') + paragraph('two', mark) + `<w:p><w:pPr>${section(100)}</w:pPr></w:p>`;
    const { text } = cut(first + section(999), { pages: 2 });
    expect(text).toContain('w:top="100"');
    expect(text).not.toContain('w:top="999"');
  });
});

it('leaves no picture, note, comment or property of the other pages in the file', () => {
  const picture = (id: string) => `<w:p><w:r><w:drawing><a:blip r:embed="${id}"/></w:drawing></w:r></w:p>`;
  const body = [
    `<w:p><w:r><w:t>one</w:t><w:footnoteReference w:id="2"/></w:r></w:p>${picture('rId1')}`,
    `<w:p><w:r>${mark}<w:t>two</w:t><w:footnoteReference w:id="3"/></w:r></w:p>${picture('rId2')}`,
    section(1440),
  ].join('');
  const note = (id: number, text: string) =>
    `<w:footnote w:id="${String(id)}">${paragraph(text)}</w:footnote>`;
  const { text } = cut(body, {
    pages: 2,
    parts: {
      'media/image1.png': 'picture of page 1',
      'media/image2.png': 'picture of page 2',
      'footnotes.xml': `<w:footnotes>${note(2, 'note of page 1')}${note(3, 'note of page 2')}</w:footnotes>`,
      'styles.xml': '<w:styles><w:style w:styleId="a"/></w:styles>',
      'comments.xml': `<w:comments>${paragraph('the answer')}</w:comments>`,
      'settings.xml': '<w:settings><w:docVars><w:docVar w:val="the answer"/></w:docVars></w:settings>',
    },
  });
  for (const kept of ['picture of page 1', 'note of page 1', 'w:styleId="a"']) expect(text).toContain(kept);
  for (const gone of ['of page 2', 'the answer', 'comments.xml', 'image2.png', 'docProps'])
    expect(text).not.toContain(gone);
});
