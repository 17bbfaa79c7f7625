import { expect, waitFor, within } from 'storybook/test';

/** The library is loaded and its worker starts: what takes longest. */
export const patient = { timeout: 30_000 };

export async function sheetDrawn(canvas: HTMLElement, number = 1) {
  const name = new RegExp(`^第 ${String(number)} 页，`);
  const sheet = await within(canvas).findByRole('listitem', { name }, patient);
  await waitFor(() => expect(sheet.querySelector('canvas, img')).not.toBeNull(), patient);
  return sheet;
}
