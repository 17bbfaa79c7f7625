/** More work is waiting than the server can do soon: HTTP 503, and the client may try again. */
export function busyError(): Error & { statusCode: number } {
  return Object.assign(new Error('too much work is waiting'), { statusCode: 503 });
}
