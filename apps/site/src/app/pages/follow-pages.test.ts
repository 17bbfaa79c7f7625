import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { createBackend } from '../backend.js';
import { arrivals } from '../navigation/arrivals.js';
import { followPages } from './follow-pages.js';

const signature = {
  app_id: 'wx1234567890abcdef',
  timestamp: 1_792_325_520,
  nonce: '9f86d081884c7d65',
  signature: '0f9de62fce790f9a083d5c99e95740ceb90c27ed',
  script: 'https://res.wx.qq.com/sdk.js',
};
const inWeChat = 'Mozilla/5.0 (Linux; Android 14) MicroMessenger/8.0.50';

/** A server whose configuration says what it offers. @returns the paths that were asked for */
function serve(offered: object): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (url: string) => {
    const path = new URL(url, window.location.origin).pathname;
    asked.push(path);
    const data = path.endsWith('/config') ? offered : path.endsWith('signature') ? signature : null;
    return Promise.resolve(new Response(JSON.stringify({ code: 200, msg: '', data })));
  });
  return asked;
}

beforeEach(() => {
  document.head.innerHTML = `<title>高考数学总复习</title><meta name="description" content="十二套卷">
    <meta property="og:site_name" content="砚田教育"><meta property="og:image" content="https://www.example.cn/cards/7.png">
    <link rel="canonical" href="https://www.example.cn/layout/list/booksDetails?id=7">`;
  window.history.replaceState(null, '', '/#/layout/list/booksDetails?id=7');
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.head.replaceChildren();
  delete window.wx;
});

const config = '/api/config/config';

it('asks for nothing that the server does not offer', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(inWeChat);
  const asked = serve({});
  await followPages(createBackend());
  expect(asked).toEqual([config]);
  expect(document.querySelector('script')).toBeNull();
});

it('asks for no card outside of WeChat, and counts the page', async () => {
  const asked = serve({ share_cards: true, counts_reads: true });
  await followPages(createBackend());
  await vi.waitFor(() => expect(asked).toEqual([config, '/api/page/read']));
  expect(document.querySelector('script')).toBeNull();
});

it('gives the page a card in WeChat, signed once, and the next page another', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(inWeChat);
  const asked = serve({ share_cards: true });
  const toFriend = vi.fn();
  const configure = vi.fn();
  const following = followPages(createBackend());
  // The code of the card is imported at the first need: on a busy machine that takes longer than the usual second.
  const script = await vi.waitFor(
    () => {
      const found = document.querySelector('script');
      if (found === null) throw new Error('no script');
      return found;
    },
    { timeout: 60_000 },
  );
  expect(script.src).toBe(signature.script);
  window.wx = {
    config: configure,
    ready: (run) => run(),
    updateAppMessageShareData: toFriend,
    updateTimelineShareData: vi.fn(),
  };
  script.dispatchEvent(new Event('load'));
  await following;
  expect(configure).toHaveBeenCalledWith(
    expect.objectContaining({ appId: signature.app_id, nonceStr: signature.nonce }),
  );
  expect(toFriend).toHaveBeenLastCalledWith({
    title: '高考数学总复习',
    desc: '十二套卷',
    link: 'https://www.example.cn/layout/list/booksDetails?id=7',
    imgUrl: 'https://www.example.cn/cards/7.png',
  });

  window.history.replaceState(null, '', '/#/layout/list/home');
  arrivals.ring('/layout/list/home');
  expect(toFriend).toHaveBeenLastCalledWith(
    expect.objectContaining({ link: 'https://www.example.cn/layout/list/home', desc: '中小学教辅与试卷' }),
  );
  expect(asked.filter((path) => path.endsWith('signature'))).toHaveLength(1);
});
