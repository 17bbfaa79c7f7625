import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { DownloadButton } from './DownloadButton.js';

const nothing = () => undefined;

function button(transfer: Parameters<typeof DownloadButton>[0]['transfer']) {
  return <DownloadButton label="免费下载" transfer={transfer} onStart={nothing} onCancel={nothing} />;
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('says for three seconds that the file is saved, then offers the download again', () => {
  const { rerender } = render(button({ state: 'running', percent: 99 }));
  rerender(button({ state: 'done' }));
  const face = screen.getByRole('button');
  expect(face.textContent).toBe('已保存 · 再下一次');
  act(() => {
    vi.advanceTimersByTime(2999);
  });
  expect(face.textContent).toBe('已保存 · 再下一次');
  act(() => {
    vi.advanceTimersByTime(1);
  });
  expect(face.textContent).toBe('免费下载');
});
