import { vi } from 'vitest';

/** jsdom knows <dialog> but not how one opens; where its focus goes is tried in Chromium. */
export function openDialogsInJsdom(): void {
  HTMLDialogElement.prototype.showModal = vi.fn(function (this: HTMLDialogElement) {
    this.open = true;
  });
  HTMLDialogElement.prototype.close = vi.fn(function (this: HTMLDialogElement) {
    this.open = false;
  });
  HTMLDialogElement.prototype.getAnimations = () => [];
}
