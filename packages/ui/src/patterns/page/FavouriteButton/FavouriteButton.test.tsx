import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { FavouriteButton } from './FavouriteButton.js';

afterEach(cleanup);

describe('FavouriteButton', () => {
  it('adds, and once it is a favourite removes (spec: A4 favourite add, A4 favourite cancel)', () => {
    const onToggle = vi.fn();
    const { rerender } = render(<FavouriteButton on={false} onToggle={onToggle} />);
    const add = screen.getByRole('button', { name: '加入收藏', pressed: false });
    fireEvent.click(add);
    expect(onToggle).toHaveBeenCalledOnce();
    rerender(<FavouriteButton on onToggle={onToggle} />);
    expect(screen.getByRole('button', { name: '取消收藏', pressed: true })).toBe(add);
  });

  it('ignores clicks while busy and keeps the focus', () => {
    const onToggle = vi.fn();
    render(<FavouriteButton on busy onToggle={onToggle} />);
    const button = screen.getByRole('button');
    button.focus();
    fireEvent.click(button);
    expect(onToggle).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(button);
  });

  it('includes the name of the item where only the icon is shown', () => {
    render(<FavouriteButton on={false} compact subjectName="高考语文必背篇目" onToggle={() => undefined} />);
    expect(screen.getByRole('button', { name: '加入收藏：高考语文必背篇目' })).toBeTruthy();
  });
});
