import type { CheckState } from './types.js';

/** Read by screen readers after each item, in place of its icon. */
export const checklistMessages: Record<CheckState, string> = {
  met: '，已满足；',
  open: '，未满足；',
  missing: '，还缺；',
};
