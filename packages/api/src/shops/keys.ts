/** Key of the progress of one application, for its query and the mutation that submits it. */
export function progressKey(queryCode: string) {
  return ['post', '/api/sale_auth/query_code', { query_code: queryCode }] as const;
}
