import { expect, it } from 'vitest';

import { optionsIn } from './options.js';

function line(html: string): DocumentFragment {
  const template = document.createElement('template');
  template.innerHTML = html;
  return template.content;
}

const html = (items: HTMLElement[] | undefined) => items?.map((item) => item.lastElementChild?.innerHTML);

it('are lines of their own, with their formulas and looks', () => {
  const items = optionsIn(
    line('A．甲\u2003B．<strong>乙</strong>\u2003C．<span><math><mi>x</mi></math></span>\u2003D．'),
  );
  expect(html(items)).toEqual(['甲', '<strong>乙</strong>', '<span><math><mi>x</mi></math></span>', '']);
  expect(items?.map(({ textContent }) => textContent)).toEqual(['A．甲', 'B．乙', 'C．x', 'D．']);
});

it('go on in the next line', () => {
  expect(html(optionsIn(line('C. 丙　　D. 丁'), 'C'))).toEqual([' 丙', ' 丁']);
  expect(optionsIn(line('C. 丙　　D. 丁'))).toBeUndefined();
});

it.each(['下列说法 A．正确', 'AB 两点之间', 'B．乙', ''])('are not in %j', (text) =>
  expect(optionsIn(line(text))).toBeUndefined(),
);
