export interface FileSink {
  write(key: string, bytes: Uint8Array): Promise<void>;
}

export function extensionOf(key: string): string {
  return key.slice(key.lastIndexOf('.') + 1);
}
