/** Key of one of the user's own applications, for its query and the mutations that change it. */
export function applicationKey(id: number) {
  return ['post', '/api/article/student_apply_info', { id }] as const;
}
