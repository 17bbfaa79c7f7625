/**
 * Resolves once the text of the served page or screen has been painted: the application is evaluated behind it. On a
 * second visit the code comes from the cache, before the first paint, which would wait for a second until all of it has been evaluated. Another page, or one in a tab that
 * nobody sees, has no text to paint.
 */
export async function afterFirstPaint(): Promise<void> {
  await window.inkstoneScreen;
  const { served, screen } = document.documentElement.dataset;
  if (served !== 'home' || screen === 'other' || document.visibilityState === 'hidden') return;
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}
