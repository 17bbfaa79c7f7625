import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { UndoToast } from './UndoToast.js';

const decision = { id: '2', text: '已退回', name: '明湖书房旗舰店' };

function pass(seconds: number) {
  act(() => {
    vi.advanceTimersByTime(seconds * 1000);
  });
}

describe('UndoToast', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });

  it('says once that its ten seconds are over', () => {
    const onEnd = vi.fn();
    render(<UndoToast decision={decision} onUndo={vi.fn()} onEnd={onEnd} />);
    pass(9);
    expect(onEnd).not.toHaveBeenCalled();
    pass(5);
    expect(onEnd).toHaveBeenCalledExactlyOnceWith('2');
  });

  it('stands still under the pointer and the focus', () => {
    const onEnd = vi.fn();
    render(<UndoToast decision={decision} onUndo={vi.fn()} onEnd={onEnd} />);
    const undo = screen.getByRole('button');
    fireEvent.pointerEnter(undo);
    pass(60);
    fireEvent.focus(undo);
    fireEvent.pointerLeave(undo);
    pass(60);
    expect(onEnd).not.toHaveBeenCalled();
    fireEvent.blur(undo);
    pass(10);
    expect(onEnd).toHaveBeenCalledOnce();
  });

  it('begins anew with another decision', () => {
    const onEnd = vi.fn();
    const { rerender } = render(<UndoToast decision={decision} onUndo={vi.fn()} onEnd={onEnd} />);
    pass(8);
    rerender(<UndoToast decision={{ ...decision, id: '3' }} onUndo={vi.fn()} onEnd={onEnd} />);
    pass(8);
    expect(onEnd).not.toHaveBeenCalled();
    pass(2);
    expect(onEnd).toHaveBeenCalledExactlyOnceWith('3');
  });
});
