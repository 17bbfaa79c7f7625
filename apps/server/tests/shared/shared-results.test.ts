import { describe, expect, it } from 'vitest';
import { SharedResults } from '../../src/shared/shared-results.js';

function createResults(most = 10) {
  const results = new SharedResults<{ value: number }>({ most, seconds: 60 });
  let computed = 0;
  const compute = () => Promise.resolve({ value: ++computed });
  return { results, compute };
}

describe('SharedResults', () => {
  it('computes a result once, for those who ask at the same time and for those who ask later', async () => {
    const { results, compute } = createResults();
    const together = await Promise.all([results.get('a', compute), results.get('a', compute)]);
    expect([...together, await results.get('a', compute)]).toEqual([
      { value: 1 },
      { value: 1 },
      { value: 1 },
    ]);
    expect(await results.get('b', compute)).toEqual({ value: 2 });
  });

  it('fails for all who wait, and computes again for the next', async () => {
    const { results, compute } = createResults();
    const fail = () => Promise.reject(new Error('no connection'));
    const both = await Promise.allSettled([results.get('a', fail), results.get('a', compute)]);
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await results.get('a', compute)).toEqual({ value: 1 });
  });

  it('answers those who wait for a result that others have displaced', async () => {
    const { results, compute } = createResults(1);
    const waiting = ['a', 'b', 'c'].map((key) => results.get(key, compute));
    expect(await Promise.all(waiting)).toEqual([{ value: 1 }, { value: 2 }, { value: 3 }]);
  });
});
