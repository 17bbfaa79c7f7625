/** Starts pdf.js's worker. Every bundler knows this expression and builds the worker for its targets. */
export function startPdfWorker(): Worker {
  return new Worker(new URL('./pdf-worker.js', import.meta.url), { type: 'module' });
}
