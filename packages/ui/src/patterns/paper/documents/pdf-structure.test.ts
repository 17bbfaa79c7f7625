import { expect, it } from 'vitest';

import { structureText } from './pdf-structure.js';

/** The text layer of a page: each part is a marked content. */
function layer(...parts: string[]): HTMLElement {
  const text = document.createElement('div');
  for (const [index, words] of parts.entries()) {
    const content = document.createElement('span');
    content.className = 'markedContent';
    content.id = `p1_mc${String(index)}`;
    content.textContent = words;
    text.append(content);
  }
  return text;
}

const content = (index: number) => ({ type: 'content', id: `p1_mc${String(index)}` });
const node = (role: string, ...children: unknown[]) => ({ role, children });
type Tree = Parameters<typeof structureText>[1];

/** Roles and texts, as a screen reader tells them. */
function told(element: Element): string {
  const inner = element.children.length > 0 ? [...element.children].map(told).join(' ') : element.textContent;
  const role = element.getAttribute('role');
  const level = element.getAttribute('aria-level') ?? '';
  return role === null ? inner : `${role}${level}(${inner})`;
}

it('puts text into its headings and lists, and leaves the running foot beside them', () => {
  const text = layer('一、选择题', '下列正确的是', 'A．', '甲', 'B．', '乙', '第 1 页');
  const words = text.textContent;
  structureText(
    text,
    node(
      'Root',
      node('Document', node('H2', content(0)), node('P', content(1))),
      node(
        'L',
        node('LI', node('Lbl', content(2)), node('LBody', content(3))),
        node('LI', node('Lbl', content(4)), node('LBody', node('P', content(5)))),
      ),
    ) as Tree,
  );
  expect(told(text)).toBe(
    'heading3(一、选择题) 下列正确的是 list(listitem(A． 甲) listitem(B． 乙)) 第 1 页',
  );
  expect(text.textContent).toBe(words);
  expect(text.querySelector('[id]')).toBeNull();
});

it('names a formula and a drawing by their text', () => {
  const text = layer('x=1');
  structureText(text, node('Root', { ...node('Formula', content(0)), alt: 'x 等于 1' }) as Tree);
  expect(text.querySelector('[role=math]')?.getAttribute('aria-label')).toBe('x 等于 1');
});

it('leaves a text whose order would change, and one without tags', () => {
  const text = layer('右栏', '左栏');
  const tree = node('Root', node('H1', content(1), content(0))) as Tree;
  structureText(text, tree);
  expect(told(text)).toBe('右栏 左栏');
  const untagged = layer('第一行');
  structureText(untagged, null);
  expect(told(untagged)).toBe('第一行');
});
