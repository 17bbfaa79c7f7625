/** Offers a file that was made in the page for download. */
function save(content: BlobPart, name: string, type: string): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser reads the blob after the press.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

export function saveText(text: string, name: string, type = 'text/csv'): void {
  save(text, name, `${type};charset=utf-8`);
}

export interface Attachment {
  name: string;
  url: string;
}

/**
 * Packs files into a ZIP and saves it.
 *
 * @returns the names of those that could not be fetched
 */
export async function saveZip(attachments: readonly Attachment[], name: string): Promise<string[]> {
  const { zipSync } = await import('fflate');
  const gone: string[] = [];
  const packed: Record<string, Uint8Array> = {};
  for (const attachment of attachments) {
    const response = await fetch(attachment.url).catch(() => undefined);
    if (response?.ok === true) packed[attachment.name] = new Uint8Array(await response.arrayBuffer());
    else gone.push(attachment.name);
  }
  // Pictures and PDF files are packed already.
  if (Object.keys(packed).length > 0) {
    save(zipSync(packed, { level: 0 }), name, 'application/zip');
  }
  return gone;
}
