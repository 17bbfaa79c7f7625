/** Shown when a submission failed without a message. */
export const refusalMessages = { unknown: '提交没有成功，请稍后再试' } as const;
