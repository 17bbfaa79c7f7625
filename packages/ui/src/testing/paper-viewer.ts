import { expect, fireEvent, waitFor, within } from 'storybook/test';

/** Time for loading the library and starting its worker. */
export const patient = { timeout: 60_000 };

export async function sheetDrawn(canvas: HTMLElement, number = 1) {
  const name = new RegExp(`^第 ${String(number)} 页，`);
  const sheet = await within(canvas).findByRole('listitem', { name }, patient);
  await waitFor(() => expect(sheet.querySelector('canvas, img')).not.toBeNull(), patient);
  return sheet;
}

/**
 * Moves two fingers on a sheet from 100 to 150 px apart.
 *
 * @returns whether the browser could zoom the site
 */
export async function pinch(sheet: HTMLElement, { x, y }: { x: number; y: number }): Promise<boolean> {
  const fingers = (apart: number) =>
    [1, -1].map(
      (side, identifier) =>
        new Touch({ identifier, target: sheet, clientX: x + side * (apart / 2), clientY: y }),
    );
  await fireEvent.touchStart(sheet, { touches: fingers(100) });
  const left = await fireEvent.touchMove(sheet, { touches: fingers(150), cancelable: true });
  await fireEvent.touchEnd(sheet, { touches: [], changedTouches: fingers(150) });
  return left;
}

/**
 * Takes the place of the browser's dialog for the frames that are printed from here on.
 *
 * @returns a function that ends it
 */
export function catchPrint(onPrint: (sheet: Document) => void): () => void {
  const observer = new MutationObserver((records) => {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(node instanceof HTMLIFrameElement) || node.contentWindow === null) continue;
      const { document: sheet } = node.contentWindow;
      node.contentWindow.print = () => onPrint(sheet);
    }
  });
  observer.observe(document.body, { childList: true });
  return () => observer.disconnect();
}
