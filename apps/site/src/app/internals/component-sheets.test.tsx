import { render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { __PRIVATE__ as internals, styled } from 'styled-components';

import { separateComponentSheets } from './component-sheets.js';

const Early = styled.p`
  color: rgb(1 1 1);
`;
// Components of other modules, which come between those that are rendered.
const between = [
  styled.p``,
  styled.p``,
  styled.p``,
  styled.p``,
  styled.p``,
  styled.p``,
  styled.p``,
  styled.p``,
];
const Base = styled.p`
  color: rgb(2 2 2);
  margin-top: 2px;
`;
const Derived = styled(Base)`
  color: rgb(3 3 3);
`;
function styleOf(container: HTMLElement): CSSStyleDeclaration {
  const { firstElementChild } = container;
  if (firstElementChild === null) throw new Error('nothing is rendered');
  return getComputedStyle(firstElementChild);
}

/** The style elements of the document that have rules. */
function filled(): HTMLStyleElement[] {
  return [...document.querySelectorAll('style')].filter(({ sheet }) => (sheet?.cssRules.length ?? 0) > 0);
}

afterEach(() => {
  internals.mainSheet.clearTag();
  internals.mainSheet.names.clear();
  for (const element of document.querySelectorAll('style')) element.remove();
});

it('leaves the sheets of other modules alone when a component is first rendered', () => {
  separateComponentSheets();
  render(<Early />);
  const rules = filled().map(({ sheet }) => [...(sheet?.cssRules ?? [])]);
  render(<Derived />);
  expect(between).toHaveLength(8);
  expect(filled().length).toBeGreaterThan(1);
  expect([...(filled()[0]?.sheet?.cssRules ?? [])]).toEqual(rules[0]);
});

it.each([
  ['its base', () => render(<Base />).container],
  ['a component of another module', () => render(<Early />).container],
])('lets a derived component override its base, rendered before %s', (_, renderOther) => {
  separateComponentSheets();
  const derived = render(<Derived />);
  renderOther();
  expect(styleOf(derived.container).color).toBe('rgb(3, 3, 3)');
  expect(styleOf(derived.container).marginTop).toBe('2px');
});

it('takes over the rules that are in the one sheet already', () => {
  const { container } = render(<Derived />);
  separateComponentSheets();
  expect(styleOf(container).color).toBe('rgb(3, 3, 3)');
  expect(styleOf(container).marginTop).toBe('2px');
});

it('leaves out a rule that the browser does not know', () => {
  const Unknown = styled.p`
    color: rgb(4 4 4);

    &:: {
      color: red;
    }
  `;
  separateComponentSheets();
  expect(styleOf(render(<Unknown />).container).color).toBe('rgb(4, 4, 4)');
});
