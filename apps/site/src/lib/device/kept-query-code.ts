import { readDevice, writeDevice } from './device.js';

const KEY = 'shopQueryCode';

/**
 * The query code that was used last on this device; `undefined` where there is none. It stays when the tab is closed,
 * because an application takes days.
 */
export function keptQueryCode(): string | undefined {
  return readDevice(KEY) ?? undefined;
}

export function keepQueryCode(code: string): void {
  writeDevice(KEY, code);
}
