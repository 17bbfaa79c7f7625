import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AnswerCache } from '../../src/answers/answer-cache.js';
import { SharedAnswer } from '../../src/answers/shared-answer.js';

beforeEach(() => {
  vi.useFakeTimers();
  // The cache takes 0, at which the clock starts, for no time.
  vi.advanceTimersByTime(1);
});
afterEach(() => {
  vi.useRealTimers();
});

function answerOf(data: unknown): SharedAnswer {
  return new SharedAnswer(data, JSON.stringify(data));
}

describe('AnswerCache', () => {
  it('keeps an answer for its seconds and no longer', async () => {
    const cache = new AnswerCache(2);
    const answer = await cache.load('menu', () => Promise.resolve(answerOf(1)));
    vi.advanceTimersByTime(1900);
    expect(cache.find('menu')).toBe(answer);
    vi.advanceTimersByTime(200);
    expect(cache.find('menu')).toBeUndefined();
  });

  it('loads an answer once for all who ask while it is being loaded', async () => {
    const cache = new AnswerCache(1);
    const load = vi.fn(() => Promise.resolve(answerOf(1)));
    const answers = await Promise.all([cache.load('menu', load), cache.load('menu', load)]);
    expect(load).toHaveBeenCalledTimes(1);
    expect(answers[0]).toBe(answers[1]);
  });

  it('keeps the compressed bytes of an answer that is loaded again unchanged', async () => {
    const cache = new AnswerCache(1);
    const first = await cache.load('menu', () => Promise.resolve(answerOf(1)));
    vi.advanceTimersByTime(1100);
    expect(await cache.load('menu', () => Promise.resolve(answerOf(1)))).toBe(first);
    vi.advanceTimersByTime(1100);
    expect((await cache.load('menu', () => Promise.resolve(answerOf(2)))).data).toBe(2);
  });

  it('passes on a failure to all who wait, and asks again after it', async () => {
    const cache = new AnswerCache(1);
    const fail = vi.fn(() => Promise.reject(new Error('lost')));
    const both = await Promise.allSettled([cache.load('menu', fail), cache.load('menu', fail)]);
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(fail).toHaveBeenCalledTimes(1);
    expect((await cache.load('menu', () => Promise.resolve(answerOf(1)))).data).toBe(1);
  });

  it('keeps nothing for 0 seconds', async () => {
    const cache = new AnswerCache(0);
    await cache.load('menu', () => Promise.resolve(answerOf(1)));
    expect(cache.find('menu')).toBeUndefined();
    expect((await cache.load('menu', () => Promise.resolve(answerOf(2)))).data).toBe(2);
  });

  it('drops the answers that were not used for longest when its memory is full', async () => {
    const cache = new AnswerCache(60);
    const large = 'x'.repeat(1024 * 1024);
    for (let key = 0; key < 40; key++) {
      await cache.load(String(key), () => Promise.resolve(answerOf(large)));
    }
    expect(cache.find('0')).toBeUndefined();
    expect(cache.find('39')).toBeDefined();
  });
});
