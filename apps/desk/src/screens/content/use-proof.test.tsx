import { act, renderHook } from '@testing-library/react';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';

import { createDesk, DeskContext } from '../../lib/desk.js';
import { useProof } from './use-proof.js';

afterEach(() => vi.unstubAllGlobals());

/** A request that is sent until the test says how far. */
class SendingRequest extends EventTarget {
  static last: SendingRequest | undefined;
  readonly upload = new EventTarget();
  open = () => undefined;
  setRequestHeader = () => undefined;
  abort = () => undefined;
  send = () => {
    SendingRequest.last = this;
  };
}

it('the bar of an upload moves while the files are sent', async () => {
  vi.stubGlobal('XMLHttpRequest', SendingRequest);
  const desk = createDesk();
  const { result } = renderHook(() => useProof(), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={desk.queryClient}>
        <DeskContext value={desk}>{children}</DeskContext>
      </QueryClientProvider>
    ),
  });
  act(() => result.current.choose([new File(['a'], '十二月上新.xlsx')]));
  await vi.waitFor(() => expect(SendingRequest.last).toBeDefined());
  expect(result.current.percent).toBe(0);
  const step = new ProgressEvent('progress', { lengthComputable: true, loaded: 40, total: 100 });
  act(() => {
    SendingRequest.last?.upload.dispatchEvent(step);
  });
  expect(result.current.percent).toBe(40);
});
