import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { useCodeCountdown } from './use-code-countdown.js';

describe('useCodeCountdown', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });

  it('counts down sixty seconds by one', () => {
    const { result, rerender } = renderHook(() => useCodeCountdown());
    expect(result.current.secondsLeft).toBe(0);
    act(() => {
      result.current.start();
    });
    expect(result.current.secondsLeft).toBe(60);
    act(() => {
      vi.advanceTimersByTime(1000);
    });
    rerender();
    expect(result.current.secondsLeft).toBe(59);
    act(() => {
      vi.advanceTimersByTime(58_000);
    });
    expect(result.current.secondsLeft).toBe(1);
    act(() => {
      vi.advanceTimersByTime(1000);
    });
    expect(result.current.secondsLeft).toBe(0);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('shows the right number when the tab returns from the background', () => {
    const { result } = renderHook(() => useCodeCountdown());
    act(() => {
      result.current.start();
    });
    // The clock advanced without the timers, as in a background tab.
    vi.setSystemTime(Date.now() + 25_000);
    act(() => {
      document.dispatchEvent(new Event('visibilitychange'));
    });
    expect(result.current.secondsLeft).toBe(35);
  });

  it('ends at once after a reset', () => {
    const { result } = renderHook(() => useCodeCountdown());
    act(() => {
      result.current.start();
    });
    act(() => {
      result.current.reset();
    });
    expect(result.current.secondsLeft).toBe(0);
    expect(vi.getTimerCount()).toBe(0);
  });
});
