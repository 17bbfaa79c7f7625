import { optionId } from './option-id.js';

/** `invalid` is also the server's message for a grade that does not exist. */
export const gradeIdMessages = { missing: '请选择年级', invalid: '年级有误' } as const;

export const gradeId = optionId(gradeIdMessages);
