import { parseAsync, renderDocument } from 'docx-preview';
import JSZip from 'jszip';
import { expect, it } from 'vitest';

import { fillPageNumbers, plainFields } from './word-fields.js';

const W = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument';

function fileWith(paragraph: string): Promise<Blob> {
  return new JSZip()
    .file(
      '_rels/.rels',
      `<Relationships xmlns="${RELATIONS}">
        <Relationship Id="r1" Type="${OFFICE}" Target="word/document.xml"/>
      </Relationships>`,
    )
    .file(
      'word/document.xml',
      `\uFEFF<?xml version="1.0" encoding="UTF-8"?>
      <w:document xmlns:w="${W}"><w:body><w:p>${paragraph}</w:p><w:sectPr/></w:body></w:document>`,
    )
    .generateAsync({ type: 'blob' });
}

const text = (value: string) => `<w:t xml:space="preserve">${value}</w:t>`;
const mark = (type: string) => `<w:fldChar w:fldCharType="${type}"/>`;
const instruction = (code: string) => `<w:instrText xml:space="preserve">${code}</w:instrText>`;
const run = (...parts: string[]) => `<w:r><w:rPr><w:b/></w:rPr>${parts.join('')}</w:r>`;
const field = (code: string, stored = '') => [
  mark('begin'),
  instruction(code),
  mark('separate'),
  text(stored),
  mark('end'),
];

/** Page 2 of 9 with this paragraph, as docx-preview renders it. */
async function pageWith(paragraph: string): Promise<HTMLElement> {
  const page = document.createElement('div');
  page.append(...(await renderDocument(await parseAsync(await plainFields(await fileWith(paragraph))))));
  for (const style of page.querySelectorAll('style')) style.remove();
  fillPageNumbers(page, 2, 9);
  return page;
}

it('numbers the pages where a field and the text beside it are one run', async () => {
  const parts = [text('第 '), ...field('PAGE'), text(' 页 共 '), ...field(' numpages '), text(' 页')];
  expect((await pageWith(run(...parts))).textContent).toBe('第 2 页 共 9 页');
});

it('numbers the pages where each part of a field is a run of its own, and leaves out the stored number', async () => {
  const parts = [text('- '), ...field(' PAGE  \\* MERGEFORMAT ', '1'), text(' -')];
  expect((await pageWith(parts.map((part) => run(part)).join(''))).textContent).toBe('- 2 -');
});

it('shows what the file has stored for other fields', async () => {
  const parts = [
    ...field(' PAGEREF _Toc1 \\h ', '17').map((part) => run(part)),
    run(...field('TITLE', '试卷')),
  ];
  expect((await pageWith(parts.join(''))).textContent).toBe('17试卷');
});

it('shows simple fields in the look of what is stored', async () => {
  const page = await pageWith(
    `${run(text('第 '))}
    <w:fldSimple w:instr=" PAGE ">${run(text('1'))}${run(text('0'))}</w:fldSimple>
    ${run(text(' / '))}<w:fldSimple w:instr="NUMPAGES"/>
    <w:fldSimple w:instr="TITLE">${run(text('数学试卷'))}</w:fldSimple>`,
  );
  expect(page.textContent).toBe('第 2 / 9数学试卷');
  const number = [...page.querySelectorAll('span')].find(({ textContent }) => textContent === '2');
  expect(number?.style.fontWeight).toBe('bold');
});

it('leaves a file without fields as it is', async () => {
  const file = await fileWith(run(text('第 1 页')));
  expect(await plainFields(file)).toBe(file);
});
