import { vi } from 'vitest';

/** jsdom has <dialog> without showModal(). The focus of dialogs is tested in Chromium. */
export function openDialogsInJsdom(): void {
  HTMLDialogElement.prototype.showModal = vi.fn(function (this: HTMLDialogElement) {
    this.open = true;
  });
  HTMLDialogElement.prototype.close = vi.fn(function (this: HTMLDialogElement) {
    this.open = false;
  });
  HTMLDialogElement.prototype.getAnimations = () => [];
}
