/** The detail of one paper: shared by its query and by the writes that change it. */
export function paperKey(paperId: number) {
  return ['post', '/api/exam/detail', { id: paperId }] as const;
}
