import { array, assert, constant, integer, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';

import { menuPage, visibleMenu } from '../../src/rules/index.js';

describe('the menu', () => {
  it('opens the page of an entry, and nothing for a column without one', () => {
    expect(menuPage(26)).toBe('KnowledgeDrivenGoods');
    expect(menuPage(1)).toBeUndefined();
    expect(menuPage(39)).toBeUndefined();
  });

  it('keeps type 1, sorted, on both levels (spec: A3 menu type 1, A3 menu item)', () => {
    const shown = { title: '', type: 1 };
    const items = [
      {
        ...shown,
        id: 2,
        sort: 2,
        children: [
          { ...shown, id: 4, sort: 9 },
          { ...shown, id: 3, sort: 1 },
        ],
      },
      { ...shown, id: 9, type: 2, sort: 0, children: [] },
      { ...shown, id: 1, sort: 1, children: [{ ...shown, id: 5, type: 0, sort: 1 }] },
    ];
    expect(visibleMenu(items).map(({ id, children }) => [id, ...children.map((child) => child.id)])).toEqual([
      [1],
      [2, 3, 4],
    ]);
  });

  it('contains exactly the visible entries, sorted', () => {
    const entry = { id: integer(), title: constant(''), type: integer({ min: 0, max: 3 }), sort: integer() };
    const items = array(record({ ...entry, children: array(record(entry)) }));
    assert(
      property(items, (menu) => {
        const shown = visibleMenu(menu);
        const sorts = shown.map(({ sort }) => sort);
        expect(shown).toHaveLength(menu.filter(({ type }) => type === 1).length);
        expect([...shown, ...shown.flatMap(({ children }) => children)].every(({ type }) => type === 1)).toBe(
          true,
        );
        expect(sorts).toEqual([...sorts].sort((a, b) => a - b));
        expect(visibleMenu(shown)).toEqual(shown);
      }),
    );
  });
});
