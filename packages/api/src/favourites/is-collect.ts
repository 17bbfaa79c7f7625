import type { Flag } from '../types.js';

/**
 * A copy of a response in which `is_collect` of one item is set, at any depth: in a detail, in a page of a list, in the
 * tabs of the exam home. A response without the item is returned unchanged.
 */
export function withIsCollect(answer: unknown, id: number, isCollect: Flag): unknown {
  if (Array.isArray(answer)) {
    const items = answer.map((item: unknown) => withIsCollect(item, id, isCollect));
    return items.some((item, index) => item !== answer[index]) ? items : answer;
  }
  if (typeof answer !== 'object' || answer === null) return answer;
  if ('is_collect' in answer && 'id' in answer && answer.id === id) {
    return answer.is_collect === isCollect ? answer : { ...answer, is_collect: isCollect };
  }
  const changed = Object.entries(answer)
    .map(([name, value]: [string, unknown]) => [name, value, withIsCollect(value, id, isCollect)] as const)
    .filter(([, before, after]) => after !== before)
    .map(([name, , after]) => [name, after] as const);
  return changed.length === 0 ? answer : { ...answer, ...Object.fromEntries(changed) };
}
