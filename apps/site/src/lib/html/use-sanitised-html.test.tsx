import { ThemeRoot } from '@inkstone/ui/theme';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { ErrorBoundary } from '../components/ErrorBoundary/ErrorBoundary.js';
import { useSanitisedHtml } from './use-sanitised-html.js';

vi.mock('./sanitise.js', () => ({
  preloadSanitiser: () => undefined,
  sanitiseHtml: () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
}));

function Article() {
  return <p>{useSanitisedHtml('<p>正文</p>') ?? '载入中'}</p>;
}

it('shows the error boundary when the code of the sanitiser cannot be fetched', async () => {
  // React writes every error that a boundary catches to the console.
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  render(
    <ThemeRoot>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <ErrorBoundary>
          <Article />
        </ErrorBoundary>
      </QueryClientProvider>
    </ThemeRoot>,
  );
  expect(await screen.findByText('页面没有打开')).toBeVisible();
  expect(screen.queryByText('载入中')).toBeNull();
});
