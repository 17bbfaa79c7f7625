/** The progress of one application: shared by its query and by the write that may begin it. */
export function progressKey(queryCode: string) {
  return ['post', '/api/sale_auth/query_code', { query_code: queryCode }] as const;
}
