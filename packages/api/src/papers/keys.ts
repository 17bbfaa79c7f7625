/** Key of the detail of one paper, for its query and the mutations that change it. */
export function paperKey(paperId: number) {
  return ['post', '/api/exam/detail', { id: paperId }] as const;
}

/** Prefixes of the keys of all lists that show the counts of papers: the exam list and the exam home. */
export const paperListKeys = [
  ['post', '/api/exam/list'],
  ['post', '/api/exam/index'],
] as const;
