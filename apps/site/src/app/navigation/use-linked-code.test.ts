import { expect, it } from 'vitest';

import { paths } from '../../lib/config/paths.js';
import { mostLinked } from './use-linked-code.js';

it('fetches the code of the screens that a page links to most', () => {
  const main = document.createElement('main');
  const hrefs = [
    paths.home.href(),
    ...[1, 2, 3].map((id) => paths.booksDetails.href({ id })),
    ...[1, 2].map((page) => paths.addedServices.href({ page })),
    'https://shop.example.cn/1',
    'https://shop.example.cn/2',
    'https://shop.example.cn/3',
  ];
  const links = hrefs.map((href) => `<a href="${href}">链接</a>`).join('');
  const ofKept = `<a href="${paths.listenBig.href()}">链接</a>`.repeat(9);
  main.innerHTML = `<div>${links}</div><div data-kept>${ofKept}</div>`;
  expect(mostLinked(main)).toEqual([paths.booksDetails.pattern, paths.addedServices.pattern]);
});
