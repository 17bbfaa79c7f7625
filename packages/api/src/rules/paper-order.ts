import type { Flag } from '../types.js';

/** The two boxes above the paper list: 最新上传 and 下载最多. Neither ticked is the server's own order. */
export interface PaperOrder {
  is_new: Flag;
  is_recommended: Flag;
}

/** The boxes after one was ticked or unticked: ticking one takes the tick off the other (Spec A 4). */
export function togglePaperOrder(order: PaperOrder, box: keyof PaperOrder): PaperOrder {
  return { is_new: 0, is_recommended: 0, [box]: order[box] === 0 ? 1 : 0 };
}
