import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { ConfirmDialog, type ConfirmDialogProps } from './index.js';

// jsdom knows <dialog> but not how one opens; the focus inside is tried in the stories, in Chromium.
beforeEach(() => {
  HTMLDialogElement.prototype.showModal = vi.fn(function (this: HTMLDialogElement) {
    this.open = true;
  });
  HTMLDialogElement.prototype.close = vi.fn(function (this: HTMLDialogElement) {
    this.open = false;
  });
  HTMLDialogElement.prototype.getAnimations = () => [];
});
afterEach(cleanup);

function setup(props: Partial<ConfirmDialogProps> = {}) {
  const spies = { onConfirm: vi.fn(), onCancel: vi.fn() };
  render(
    <ConfirmDialog open title="移除附件" {...spies} {...props}>
      移除之后要重新上传，确定移除吗？
    </ConfirmDialog>,
  );
  return spies;
}

describe('ConfirmDialog', () => {
  it('asks by title and question', () => {
    setup();
    const dialog = screen.getByRole('alertdialog', { name: '移除附件' });
    const question = document.getElementById(dialog.getAttribute('aria-describedby') ?? '');
    expect(question?.textContent).toBe('移除之后要重新上传，确定移除吗？');
  });

  it('tells a yes from a no, in its own words or the given ones', () => {
    const { onConfirm, onCancel } = setup({ confirmLabel: '移除' });
    fireEvent.click(screen.getByRole('button', { name: '移除' }));
    expect(onConfirm).toHaveBeenCalledOnce();
    expect(onCancel).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: '取消' }));
    expect(onCancel).toHaveBeenCalledOnce();
    expect(onConfirm).toHaveBeenCalledOnce();
  });

  it('takes the cross for a no', () => {
    const { onCancel } = setup();
    fireEvent.click(screen.getByRole('button', { name: '关闭' }));
    expect(onCancel).toHaveBeenCalledOnce();
  });

  it('takes Escape for a no and leaves it to its owner to close', () => {
    const { onCancel } = setup();
    const dialog = screen.getByRole('alertdialog');
    // What the browser makes of Escape.
    const cancel = createEvent('cancel', dialog, { cancelable: true });
    fireEvent(dialog, cancel);
    expect(onCancel).toHaveBeenCalledOnce();
    expect(cancel.defaultPrevented).toBe(true);
  });

  it('takes a press beside the box for a no, and none inside it', () => {
    const { onCancel } = setup();
    const inside = screen.getByText(/移除之后/);
    fireEvent.pointerDown(inside);
    fireEvent.click(inside);
    expect(onCancel).not.toHaveBeenCalled();
    const dialog = screen.getByRole('alertdialog');
    fireEvent.pointerDown(dialog);
    fireEvent.click(dialog);
    expect(onCancel).toHaveBeenCalledOnce();
  });

  it('takes no second yes while busy, but still a no', () => {
    const { onConfirm, onCancel } = setup({ busy: true });
    fireEvent.click(screen.getByRole('button', { name: /^确定/ }));
    expect(onConfirm).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: '取消' }));
    expect(onCancel).toHaveBeenCalledOnce();
  });

  it.each([
    ['plain', '确定'],
    ['danger', '取消'],
  ] as const)('marks the button that a %s question begins at', (tone, name) => {
    setup({ tone });
    const marked = screen.getAllByRole('button').filter((button) => button.hasAttribute('autofocus'));
    expect(marked).toEqual([screen.getByRole('button', { name })]);
  });
});
