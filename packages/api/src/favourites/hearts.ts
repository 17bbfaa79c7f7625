import type { Flag } from '../types.js';

/**
 * An answer with the heart of one item set, wherever in the answer it stands: a detail, a page of a list, the
 * tabs of the papers' home. An answer that does not show the item is handed back as it is.
 */
export function withHeart(answer: unknown, id: number, isCollect: Flag): unknown {
  if (Array.isArray(answer)) {
    const items = answer.map((item: unknown) => withHeart(item, id, isCollect));
    return items.some((item, index) => item !== answer[index]) ? items : answer;
  }
  if (typeof answer !== 'object' || answer === null) return answer;
  if ('is_collect' in answer && 'id' in answer && answer.id === id) {
    return answer.is_collect === isCollect ? answer : { ...answer, is_collect: isCollect };
  }
  const changed = Object.entries(answer)
    .map(([name, value]: [string, unknown]) => [name, value, withHeart(value, id, isCollect)] as const)
    .filter(([, before, after]) => after !== before)
    .map(([name, , after]) => [name, after] as const);
  return changed.length === 0 ? answer : { ...answer, ...Object.fromEntries(changed) };
}
