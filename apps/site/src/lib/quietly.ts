/**
 * The same query or mutation without a message of its own for a failure, because the page shows it. Its other marks
 * stay: without `personal` the answer would be left in the cache for whoever logs in next.
 */
export function quietly<Options extends { meta?: Record<string, unknown> | undefined }>(
  options: Options,
): Options & { meta: Record<string, unknown> } {
  return { ...options, meta: { ...options.meta, quiet: true } };
}
