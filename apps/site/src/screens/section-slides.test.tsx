import { SECTIONS } from '@inkstone/api/rules';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';

import { loadScreen } from '../app/screens.js';
import { Screens } from '../app/router.js';
import { paths, type PathName } from '../lib/config/paths.js';
import { renderSite, success } from '../test/site.js';

const SLIDES = '/api/config/slideshow';

/** Sections whose head is a tool, so that their slides are at the foot, with their menu ids (Spec A 2). One's own data (43) has none. */
const sections = [
  ['walkIntroTianLi', '23'],
  ['authorizedOnlineShop', '35'],
  ['offlineAgent', '36'],
  ['testAndVerify', '44'],
  ['bookCorrection', '45'],
] as const;

const atTheFoot: readonly string[] = sections.map(([name]) => name);

/** The other sections, whose slides are at the head; the test of home has its own. */
const heads = Object.entries(SECTIONS).filter(
  ([name, section]) =>
    !('within' in section) && name !== 'home' && name !== 'personalInfor' && !atTheFoot.includes(name),
);

/** Scrolls, and tells every observer that what it observes has come near the window. */
let scrollDown: () => void;

beforeEach(() => {
  const callbacks: (() => void)[] = [];
  scrollDown = () => {
    window.dispatchEvent(new Event('scroll'));
    for (const callback of callbacks) callback();
  };
  class Observer extends IntersectionObserver {
    readonly #callback: IntersectionObserverCallback;
    constructor(callback: IntersectionObserverCallback) {
      super(callback);
      this.#callback = callback;
    }
    override observe = (target: Element) => {
      const entry = { isIntersecting: true, target } as IntersectionObserverEntry;
      callbacks.push(() => this.#callback([entry], this));
    };
  }
  vi.stubGlobal('IntersectionObserver', Observer);
});

for (const [name, menuId] of sections) {
  it(`${name} shows its slides once the reader comes near its foot, but none that leads to it or repeats its title (spec: A2 slideshow)`, async () => {
    const address = paths[name].path();
    const slide = { image: '/files/a.svg', intro: '' };
    await loadScreen(address);
    const { calls, container } = renderSite(<Screens />, {
      address,
      owner: true,
      server: {
        '/api/config/column': () => success([]),
        [SLIDES]: () =>
          success([
            { ...slide, id: 1, title: '回到这一页', extend: address },
            { ...slide, id: 2, title: paths[name].title, extend: '' },
            { ...slide, id: 3, title: '认准授权编号', extend: paths.home.path() },
          ]),
      },
    });
    const asked = () => calls.filter(({ path }) => path === SLIDES).map(({ params }) => params['column_id']);
    expect(asked()).toEqual([]);
    scrollDown();
    // A search by role takes seconds on a long form.
    expect((await screen.findByText('认准授权编号')).closest('a')).not.toBeNull();
    expect(container.querySelectorAll('img[src$="/files/a.svg"]')).toHaveLength(1);
    expect(asked()).toEqual([menuId]);
  });
}

for (const [name, { id }] of heads) {
  it(`${name} shows its slides at its head (spec: A2 slideshow)`, async () => {
    const address = paths[name as PathName].path();
    await loadScreen(address);
    const { calls, container } = renderSite(<Screens />, {
      address,
      server: {
        '/api/config/column': () => success([]),
        [SLIDES]: () =>
          success([{ id: 1, image: '/files/a.svg', title: '认准授权编号', intro: '', extend: '' }]),
      },
    });
    await waitFor(() => expect(container.querySelector('img[src$="/files/a.svg"]')).not.toBeNull());
    expect(calls.filter(({ path }) => path === SLIDES).map(({ params }) => params['column_id'])).toEqual([
      String(id),
    ]);
  });
}
