/** The detail of one paper: shared by its query and by the writes that change it. */
export function paperKey(paperId: number) {
  return ['post', '/api/exam/detail', { id: paperId }] as const;
}

/** Every list that shows papers with their counts: 试卷列表, whatever its filters, and the papers' home. */
export const paperListKeys = [
  ['post', '/api/exam/list'],
  ['post', '/api/exam/index'],
] as const;
