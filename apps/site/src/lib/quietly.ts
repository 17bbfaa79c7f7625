/** A query or mutation whose failure the page itself shows. Its other marks stay: `personal` guards the cache. */
export function quietly<Options extends { meta?: Record<string, unknown> | undefined }>(
  options: Options,
): Options & { meta: Record<string, unknown> } {
  return { ...options, meta: { ...options.meta, quiet: true } };
}
