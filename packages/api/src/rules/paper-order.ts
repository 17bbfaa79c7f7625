import type { Flag } from '../types.js';

/** The checkboxes above the paper list: 最新上传 and 下载最多. With neither checked, the server chooses the order. */
export interface PaperOrder {
  is_new: Flag;
  is_recommended: Flag;
}

/** The checkboxes after a click on one of them: checking one unchecks the other (Spec A 4). */
export function togglePaperOrder(order: PaperOrder, box: keyof PaperOrder): PaperOrder {
  return { is_new: 0, is_recommended: 0, [box]: order[box] === 0 ? 1 : 0 };
}
