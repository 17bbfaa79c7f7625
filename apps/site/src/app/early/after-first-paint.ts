/**
 * Resolves once the text of a served page has been painted: on a second visit the code comes from the cache before the
 * first paint, which would wait a second for its evaluation. Another page, or a hidden tab, has no text to paint.
 */
export async function afterFirstPaint(): Promise<void> {
  await window.inkstoneScreen;
  const { served, screen } = document.documentElement.dataset;
  const hasText = served === 'home' || served === 'screen';
  if (!hasText || screen === 'other' || document.visibilityState === 'hidden') return;
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}
