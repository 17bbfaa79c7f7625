/** How long the browser may take to start reading the file, in ms. */
const HANDOVER_MS = 60_000;

export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // Safari starts reading after the click has returned.
  setTimeout(() => URL.revokeObjectURL(link.href), HANDOVER_MS);
}
