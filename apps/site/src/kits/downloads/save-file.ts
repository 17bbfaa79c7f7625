/** How long the browser may take to start reading a file that it was handed, in ms. */
const HANDOVER_MS = 60_000;

/** Hands a fetched file to the browser to keep, under its name. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // Safari starts reading only after the click has returned.
  setTimeout(() => {
    URL.revokeObjectURL(link.href);
  }, HANDOVER_MS);
}
