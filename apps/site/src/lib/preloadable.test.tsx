import { act, fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, it, vi } from 'vitest';

import { ErrorBoundary } from './components/ErrorBoundary/ErrorBoundary.js';
import { preloadable, type Preloadable } from './preloadable.js';
import { reloadPage } from './reload-page.js';

vi.mock('./reload-page.js', () => ({ reloadPage: vi.fn() }));

afterEach(() => {
  vi.useRealTimers();
});

const Arrived = () => <p>内容</p>;

function show(Part: Preloadable<object>) {
  // React writes every error that a boundary catches to the console.
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  render(
    <ErrorBoundary>
      <Suspense fallback={null}>
        <Part />
      </Suspense>
    </ErrorBoundary>,
  );
}

it('offers to try again when the code does not come, and shows the part when it then does', async () => {
  vi.useFakeTimers();
  const load = vi.fn(() => new Promise<typeof Arrived>(() => undefined));
  show(preloadable(load));
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  load.mockImplementation(() => Promise.resolve(Arrived));
  fireEvent.click(screen.getByRole('button', { name: '重试' }));
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(screen.getByText('内容')).toBeVisible();
});

it('reloads the page when trying again has failed too', async () => {
  show(preloadable<object>(() => Promise.reject(new TypeError('Failed to fetch'))));
  fireEvent.click(await screen.findByRole('button', { name: '重试' }));
  fireEvent.click(await screen.findByRole('button', { name: '重试' }));
  expect(reloadPage).toHaveBeenCalledOnce();
});
