/** Starts pdf.js's worker. Every bundler knows this expression, and builds the worker for the browsers of the application. */
export function startPdfWorker(): Worker {
  return new Worker(new URL('./pdf-worker.js', import.meta.url), { type: 'module' });
}
