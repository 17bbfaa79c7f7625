export interface FileSink {
  write(key: string, bytes: Uint8Array): Promise<void>;
}

/** The extension of a key, after its last dot. */
export function extensionOf(key: string): string {
  return key.slice(key.lastIndexOf('.') + 1);
}
