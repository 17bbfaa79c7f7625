/** Screen readers do not say that a text is struck or written over. */
export const proofMessages = { wrong: '误：', right: '，正：' } as const;
