/** One application of the person's own: shared by its query and by the writes that change it. */
export function applicationKey(id: number) {
  return ['post', '/api/article/student_apply_info', { id }] as const;
}
