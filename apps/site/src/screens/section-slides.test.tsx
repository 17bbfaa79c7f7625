import { screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';

import { paths } from '../lib/config/paths.js';
import { renderSite, success } from '../test/site.js';
import { PersonalInfor } from './centre/PersonalInfor/PersonalInfor.js';
import { WalkIntroTianLi } from './company/WalkIntroTianLi/WalkIntroTianLi.js';
import { BookCorrection } from './service/BookCorrection/BookCorrection.js';
import { TestAndVerify } from './service/TestAndVerify/TestAndVerify.js';
import { AuthorizedOnlineShop } from './shops/AuthorizedOnlineShop/AuthorizedOnlineShop.js';
import { OfflineAgent } from './shops/OfflineAgent/OfflineAgent.js';

const SLIDES = '/api/config/slideshow';

/** Sections whose head is a tool, so that their slides are at the foot, with their menu ids (Spec A 2). */
const sections: [name: string, Screen: ComponentType, menuId: string][] = [
  ['walkIntroTianLi', WalkIntroTianLi, '23'],
  ['authorizedOnlineShop', AuthorizedOnlineShop, '35'],
  ['offlineAgent', OfflineAgent, '36'],
  ['personalInfor', PersonalInfor, '43'],
  ['testAndVerify', TestAndVerify, '44'],
  ['bookCorrection', BookCorrection, '45'],
];

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
      callbacks.push(() => {
        this.#callback([entry], this);
      });
    };
  }
  vi.stubGlobal('IntersectionObserver', Observer);
});

for (const [name, Screen, menuId] of sections) {
  it(`${name} shows its slides once the reader comes near its foot (spec: A2 slideshow)`, async () => {
    const slide = {
      id: 1,
      image: '/files/a.svg',
      title: '认准授权编号',
      intro: '',
      extend: paths.home.path(),
    };
    const { calls } = renderSite(<Screen />, {
      owner: true,
      server: {
        '/api/config/column': () => success([]),
        [SLIDES]: () => success([slide]),
      },
    });
    const asked = () => calls.filter(({ path }) => path === SLIDES).map(({ params }) => params['column_id']);
    expect(asked()).toEqual([]);
    scrollDown();
    // A search by role takes seconds on a long form.
    expect((await screen.findByText('认准授权编号')).closest('a')).not.toBeNull();
    expect(asked()).toEqual([menuId]);
  });
}
