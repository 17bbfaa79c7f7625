import { afterEach, beforeEach, expect, it, vi } from 'vitest';

/** Adds the parts of a component: an element, and the rule for its class. */
async function renderThemed(parent: Element = document.body, value = 'var(--ink-text-base)'): Promise<void> {
  const sheet = document.createElement('style');
  sheet.textContent = `.a1b2c3 { color: ${value}; }`;
  document.head.append(sheet);
  const element = document.createElement('button');
  element.className = 'sc-4d5e6f-0 a1b2c3';
  const box = document.createElement('div');
  box.append('购买', element);
  parent.append(box, '现在');
  // Two frames, because the check itself may only run in the first.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}

const error = vi.spyOn(console, 'error').mockReturnValue();
const observe = vi.spyOn(MutationObserver.prototype, 'observe');

beforeEach(() => {
  vi.resetModules();
});
afterEach(() => {
  for (const observer of observe.mock.contexts as MutationObserver[]) observer.disconnect();
  document.head.replaceChildren();
  document.body.replaceChildren();
  document.documentElement.removeAttribute('style');
  error.mockClear();
  vi.unstubAllEnvs();
});

it('says once during development that a component is outside a ThemeRoot', async () => {
  vi.stubEnv('NODE_ENV', 'development');
  await import('./vars.js');
  await renderThemed();
  await renderThemed();
  expect(error.mock.calls).toEqual([[expect.stringContaining('有组件（<button>）不在 ThemeRoot 里')]]);
});

it('finds a component beside a ScopedThemeRoot, and none inside', async () => {
  vi.stubEnv('NODE_ENV', 'development');
  await import('./vars.js');
  const root = document.createElement('div');
  root.style.setProperty('--ink-text-base', '#000');
  document.body.append(root);
  await renderThemed(root);
  expect(error).not.toHaveBeenCalled();
  await renderThemed();
  expect(error).toHaveBeenCalledOnce();
});

it('says nothing where the whole page has a theme', async () => {
  vi.stubEnv('NODE_ENV', 'development');
  await import('./vars.js');
  document.documentElement.style.setProperty('--ink-text-base', '#000');
  await renderThemed();
  expect(error).not.toHaveBeenCalled();
});

it('says nothing of components of others', async () => {
  vi.stubEnv('NODE_ENV', 'development');
  await import('./vars.js');
  await renderThemed(document.body, 'red');
  expect(error).not.toHaveBeenCalled();
});

it('says nothing in production', async () => {
  vi.stubEnv('NODE_ENV', 'production');
  await import('./vars.js');
  await renderThemed();
  expect(error).not.toHaveBeenCalled();
});
