import { afterEach, expect, it } from 'vitest';

import { TABLE_ID, type EarlyTable } from './early/table.js';
import { fetchScreenFiles } from './screen-files.js';

const table: EarlyTable = {
  home: '/home',
  phone: '',
  widths: [],
  entry: './base.js',
  files: ['./base.js', './list.js', './pager.js'],
  code: [0],
  shells: { mobile: [], desktop: [] },
  overlays: [],
  screens: { '/list': [[1, 2], 1], '/detail': [[2], 1] },
};

function linked(): (string | null)[] {
  return [...document.head.querySelectorAll('link[rel="modulepreload"]')].map((link) =>
    link.getAttribute('href'),
  );
}

afterEach(() => {
  document.head.replaceChildren();
  document.body.replaceChildren();
});

it('fetches nothing by itself where the page has no table', () => {
  fetchScreenFiles('/detail');
  expect(linked()).toEqual([]);
});

it('fetches all scripts of a screen together, once for all its addresses', () => {
  const element = document.createElement('script');
  element.type = 'application/json';
  element.id = TABLE_ID;
  element.text = JSON.stringify(table);
  document.body.append(element);
  fetchScreenFiles('/list?page=2');
  fetchScreenFiles('/list');
  fetchScreenFiles('/nowhere');
  expect(linked()).toEqual(['./list.js', './pager.js']);
});
