import { beforeEach, expect, it, vi } from 'vitest';

async function openPage() {
  vi.resetModules();
  return import('./fingerprint.js');
}

beforeEach(() => {
  window.localStorage.clear();
  vi.restoreAllMocks();
});

it('is there at once and stays the same on later visits (spec: A7 fingerprint header)', async () => {
  const first = (await openPage()).getFingerprint();
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect((await openPage()).getFingerprint()).toBe(first);
});

it('differs between browsers', async () => {
  const first = (await openPage()).getFingerprint();
  window.localStorage.clear();
  expect((await openPage()).getFingerprint()).not.toBe(first);
});

it('replaces a stored value that it did not write', async () => {
  window.localStorage.setItem('fingerprint', 'x'.repeat(500));
  expect((await openPage()).getFingerprint()).toMatch(/^[0-9a-f]{32}$/);
});

it('stays the same in a page whose browser refuses storage', async () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('', 'SecurityError');
  });
  const { getFingerprint } = await openPage();
  const first = getFingerprint();
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(getFingerprint()).toBe(first);
});
