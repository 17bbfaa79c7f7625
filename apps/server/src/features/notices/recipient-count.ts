/** More recipients than these are only sent to by an operator who has named their number. */
export const mostUnasked = 1_000;

/** A number that somebody has seen is still right when a few readers have come or gone. */
function differs(count: number, expected: number): boolean {
  return Math.abs(count - expected) > Math.max(10, expected / 20);
}

export type CountRefusal = 'nobody' | 'not named' | 'differs';

/** Why a notice must not be sent to so many; undefined: it may. @param expected the number that the operator has seen */
export function refuseCount(count: number, expected: number | null): CountRefusal | undefined {
  if (count === 0) return 'nobody';
  if (expected === null) return count > mostUnasked ? 'not named' : undefined;
  return differs(count, expected) ? 'differs' : undefined;
}

export function countRefusalText(reason: CountRefusal, count: number): string {
  const now = `现在有 ${String(count)} 人会收到`;
  switch (reason) {
    case 'nobody':
      return '没有人会收到，请另选收信人';
    case 'not named':
      return `${now}，超过 ${String(mostUnasked)} 人时须写出人数`;
    case 'differs':
      return `${now}，与所写的人数相差太多，请核对之后再发`;
  }
}
