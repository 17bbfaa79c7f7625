import { createHash } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepUntilEnd } from '../../src/ports/wechat/kept-answer.js';
import { createShareCards } from '../../src/ports/wechat/share-cards.js';
import { startWeChat, type TestWeChat } from '../support/wechat.js';

const page = 'https://www.example.cn/layout/list/home';
const secret = 'a-secret-of-the-account';
let weChat: TestWeChat;
const warn = vi.fn<(fields: object, message: string) => void>();

beforeAll(async () => (weChat = await startWeChat()));
afterAll(() => weChat.stop());
beforeEach(() => {
  weChat.asked.length = 0;
  weChat.next.length = 0;
  warn.mockClear();
});

function createCards() {
  const settings = { appId: 'wx1', secret, apiUrl: weChat.url, scriptUrl: 'https://res.wx.qq.com/sdk.js' };
  return createShareCards(settings, { warn });
}

describe('the signature of a page for WeChat', () => {
  it('is made as WeChat prescribes, of a ticket that is asked for once', async () => {
    const cards = createCards();
    const [first, second] = await Promise.all([cards.sign(page), cards.sign(page)]);
    await cards.sign(page);
    if (first === undefined || second === undefined) throw new Error('nothing is signed');
    const text = `jsapi_ticket=the-ticket&noncestr=${first.nonce}&timestamp=${String(first.timestamp)}&url=${page}`;
    expect(first).toMatchObject({
      app_id: 'wx1',
      signature: createHash('sha1').update(text).digest('hex'),
      script: 'https://res.wx.qq.com/sdk.js',
    });
    expect(first.nonce).not.toBe(second.nonce);
    expect(weChat.asked).toEqual([
      `POST /cgi-bin/stable_token {"grant_type":"client_credential","appid":"wx1","secret":"${secret}"}`,
      'GET /cgi-bin/ticket/getticket?type=jsapi&access_token=the-token',
    ]);
  });

  it('is left out while WeChat refuses or cannot be reached, which is said once, without the secret', async () => {
    weChat.next.push('refuse');
    const refused = createCards();
    expect(await refused.sign(page)).toBeUndefined();
    expect(await refused.sign(page)).toBeUndefined();
    expect(weChat.asked).toHaveLength(1);
    weChat.next.push('answer', 'break off');
    expect(await createCards().sign(page)).toBeUndefined();
    expect(warn).toHaveBeenCalledTimes(2);
    expect(warn.mock.calls[0]?.[0]).toEqual({ reason: 'WeChat refused with 40125' });
    expect(JSON.stringify(warn.mock.calls)).not.toMatch(/secret-of|the-token/);
  });
});

describe('what WeChat hands out', () => {
  const clock = { now: 0 };
  afterEach(() => (clock.now = 0));

  it('is asked for again shortly before it ends, and a minute after a failure', async () => {
    const ask = vi.fn(() => Promise.resolve({ value: 'ticket', seconds: 7200 }));
    const kept = keepUntilEnd(ask, () => clock.now);
    ask.mockRejectedValueOnce(new Error('refused'));
    await expect(kept.get()).rejects.toThrow('refused');
    clock.now = 59_000;
    await expect(kept.get()).rejects.toThrow('refused');
    clock.now = 60_000;
    await expect(kept.get()).resolves.toBe('ticket');
    clock.now += (7200 - 301) * 1000;
    await kept.get();
    expect(ask).toHaveBeenCalledTimes(2);
    clock.now += 1000;
    await kept.get();
    expect(ask).toHaveBeenCalledTimes(3);
  });
});
