import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { ToastProvider, useToast } from './index.js';

function Speaker({ text }: { text: string }) {
  const toast = useToast();
  return <button onClick={() => toast.error(text)}>speak</button>;
}

describe('Toast', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });

  it('has both live regions before the first message', () => {
    render(<ToastProvider>{null}</ToastProvider>);
    expect(screen.getByRole('alert', { hidden: true }).textContent).toBe('');
    expect(screen.getByRole('status', { hidden: true }).textContent).toBe('');
  });

  it('disappears after its time, but not under the pointer', () => {
    render(
      <ToastProvider>
        <Speaker text="网络异常" />
      </ToastProvider>,
    );
    fireEvent.click(screen.getByText('speak'));
    fireEvent.pointerEnter(screen.getByText('网络异常'));
    act(() => {
      vi.advanceTimersByTime(60_000);
    });
    expect(screen.queryByText('网络异常')).not.toBeNull();
    fireEvent.pointerLeave(screen.getByText('网络异常'));
    act(() => {
      vi.advanceTimersByTime(4000);
    });
    expect(screen.queryByText('网络异常')).toBeNull();
  });

  it('gives twice the time to decide on an action, and is gone once it was chosen', () => {
    const undo = vi.fn();
    function Remover() {
      const toast = useToast();
      return (
        <button onClick={() => toast.success('已取消收藏', { label: '撤销', onSelect: undo })}>remove</button>
      );
    }
    render(
      <ToastProvider>
        <Remover />
      </ToastProvider>,
    );
    fireEvent.click(screen.getByText('remove'));
    act(() => {
      vi.advanceTimersByTime(7000);
    });
    fireEvent.click(screen.getByText('撤销'));
    expect(undo).toHaveBeenCalledOnce();
    expect(screen.queryByText('已取消收藏')).toBeNull();

    fireEvent.click(screen.getByText('remove'));
    act(() => {
      vi.advanceTimersByTime(8000);
    });
    expect(screen.queryByText('已取消收藏')).toBeNull();
  });

  it('removes the messages of another page, but not that of the action that has led to this one', () => {
    let open = 'list';
    function Page() {
      const toast = useToast();
      return (
        <>
          <button onClick={() => toast.error('网络异常')}>fail</button>
          <button
            onClick={() => {
              toast.success('报名成功');
              open = 'mine';
            }}
          >
            enrol
          </button>
          <button onClick={toast.turnPage}>arrive</button>
        </>
      );
    }
    render(
      <ToastProvider page={() => open}>
        <Page />
      </ToastProvider>,
    );
    fireEvent.click(screen.getByText('fail'));
    act(() => {
      vi.advanceTimersByTime(1000);
    });
    fireEvent.click(screen.getByText('enrol'));
    act(() => {
      vi.advanceTimersByTime(1000);
    });
    fireEvent.click(screen.getByText('arrive'));
    expect(screen.queryByText('网络异常')).toBeNull();
    expect(screen.getByText('报名成功')).toBeTruthy();
  });

  it('throws without its provider', () => {
    const silenced = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => render(<Speaker text="" />)).toThrow('ToastProvider');
    silenced.mockRestore();
  });
});
