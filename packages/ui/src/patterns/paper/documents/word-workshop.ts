/**
 * Runs a function with an element in the layout, but outside the window: only there can a part of a Word file be
 * measured. The shadow root confines the styles of the file.
 */
export async function inWorkshop<T>(
  run: (host: HTMLElement, root: ShadowRoot) => T | Promise<T>,
): Promise<T> {
  const host = document.createElement('div');
  host.style.cssText = 'position: absolute; left: -10000px; top: 0; visibility: hidden';
  host.setAttribute('aria-hidden', 'true');
  document.body.append(host);
  try {
    return await run(host, host.attachShadow({ mode: 'open' }));
  } finally {
    host.remove();
  }
}
