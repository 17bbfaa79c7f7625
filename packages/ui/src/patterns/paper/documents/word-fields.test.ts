import { expect, it } from 'vitest';

import { fillPageNumbers, markPageNumbers, type WordFile } from './word-fields.js';

type Run = NonNullable<NonNullable<WordFile['parts'][number]['rootElement']>['children']>[number];

const text = (text: string): Run => ({ type: 'text', text });
const mark = (charType: string): Run => ({ type: 'complexField', charType });
const instruction = (text: string): Run => ({ type: 'instruction', text });
const field = (code: string, stored = '') => [
  mark('begin'),
  instruction(code),
  mark('separate'),
  text(stored),
  mark('end'),
];

/** What page 2 of 9 shows of a footer with these runs. */
function shown(runs: readonly Run[][]): string {
  const paragraph = { children: runs.map((children) => ({ type: 'run', fieldRun: true, children })) };
  markPageNumbers({ parts: [{}, { rootElement: { children: [paragraph] } }] });
  const footer = document.createElement('footer');
  for (const run of paragraph.children)
    if (!run.fieldRun) footer.append(...run.children.map((child) => child.text ?? ''));
  fillPageNumbers(footer, 2, 9);
  return footer.textContent;
}

it('numbers the pages where a field and the text beside it are one run', () => {
  expect(shown([[text('第 '), ...field('PAGE'), text(' 页 共 '), ...field(' numpages '), text(' 页')]])).toBe(
    '第 2 页 共 9 页',
  );
});

it('numbers the pages where each part of a field is a run of its own, and leaves out the stored number', () => {
  expect(
    shown([[text('- ')], ...field(' PAGE  \\* MERGEFORMAT ', '1').map((part) => [part]), [text(' -')]]),
  ).toBe('- 2 -');
});

it('shows what the file has stored for other fields', () => {
  expect(
    shown([...field(' PAGEREF _Toc1 \\h ', '17').map((part) => [part]), field('TITLE', '数学试卷')]),
  ).toBe('17数学试卷');
});

const W = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';

/** What docx-preview makes of the runs of a part; it leaves out what stands in other elements, such as `w:fldSimple`. */
function parsed(root: Element): Run[] {
  return [...root.children]
    .filter(({ localName }) => localName === 'r')
    .map((run) => ({
      type: 'run',
      fieldRun: run.querySelector('fldChar, instrText') !== null,
      children: [...run.children].flatMap((part): Run[] => {
        if (part.localName === 't') return [text(part.textContent)];
        if (part.localName === 'instrText') return [instruction(part.textContent)];
        return part.localName === 'fldChar' ? [mark(part.getAttributeNS(W, 'fldCharType') ?? '')] : [];
      }),
    }));
}

it('parses simple fields, which docx-preview leaves out, as complex ones', () => {
  const xml = new DOMParser().parseFromString(
    `<w:ftr xmlns:w="${W}"><w:r><w:t>第 </w:t></w:r>
      <w:fldSimple w:instr=" PAGE "><w:r><w:rPr><w:b/></w:rPr><w:t>1</w:t></w:r></w:fldSimple>
      <w:r><w:t> / </w:t></w:r><w:fldSimple w:instr="NUMPAGES"><w:r><w:t>1</w:t></w:r></w:fldSimple>
      <w:fldSimple w:instr="TITLE"><w:r><w:t>数学试卷</w:t></w:r></w:fldSimple></w:ftr>`,
    'application/xml',
  );
  const part = {
    _xmlDocument: xml,
    rootElement: { children: parsed(xml.documentElement) },
    parseXml: (root: Element) => {
      part.rootElement = { children: parsed(root) };
    },
  };
  markPageNumbers({ parts: [part] });
  const footer = document.createElement('footer');
  for (const run of part.rootElement.children)
    footer.append(...(run.children ?? []).map((child) => child.text ?? ''));
  fillPageNumbers(footer, 2, 9);
  expect(footer.textContent).toBe('第 2 / 9数学试卷');
  expect(xml.querySelectorAll('rPr > b')).toHaveLength(5);
});
