import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { ConfirmDialog, type ConfirmDialogProps } from './index.js';

// jsdom implements <dialog> but not showModal(). Stories test opening, closing and the focus in Chromium.
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
  it('has the title as its name and the question as its description', () => {
    setup();
    const dialog = screen.getByRole('alertdialog', { name: '移除附件' });
    const question = document.getElementById(dialog.getAttribute('aria-describedby') ?? '');
    expect(question?.textContent).toBe('移除之后要重新上传，确定移除吗？');
  });

  it('calls onConfirm or onCancel, with default or given labels', () => {
    const { onConfirm, onCancel } = setup({ confirmLabel: '移除' });
    fireEvent.click(screen.getByRole('button', { name: '移除' }));
    expect(onConfirm).toHaveBeenCalledOnce();
    expect(onCancel).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: '取消' }));
    expect(onCancel).toHaveBeenCalledOnce();
    expect(onConfirm).toHaveBeenCalledOnce();
  });

  it('cancels by the close button', () => {
    const { onCancel } = setup();
    fireEvent.click(screen.getByRole('button', { name: '关闭' }));
    expect(onCancel).toHaveBeenCalledOnce();
  });

  it('cancels by Escape and leaves closing to the caller', () => {
    const { onCancel } = setup();
    const dialog = screen.getByRole('alertdialog');
    // The event that the browser sends for Escape.
    const cancel = createEvent('cancel', dialog, { cancelable: true });
    fireEvent(dialog, cancel);
    expect(onCancel).toHaveBeenCalledOnce();
    expect(cancel.defaultPrevented).toBe(true);
  });

  it('cancels by a click on the backdrop, not by one inside', () => {
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

  it('cannot be confirmed again while busy, but can be cancelled', () => {
    const { onConfirm, onCancel } = setup({ busy: true });
    fireEvent.click(screen.getByRole('button', { name: /^确定/ }));
    expect(onConfirm).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: '取消' }));
    expect(onCancel).toHaveBeenCalledOnce();
  });

  it.each([
    ['plain', '确定'],
    ['danger', '取消'],
  ] as const)('gives the first focus of a %s dialog to the right button', (tone, name) => {
    setup({ tone });
    const marked = screen.getAllByRole('button').filter((button) => button.hasAttribute('autofocus'));
    expect(marked).toEqual([screen.getByRole('button', { name })]);
  });
});
