export const demonstrationName = '砚田教育';

/** The accounts of the demonstration content. Their password is public, so it is not to open a public installation. */
export const demonstrationPassword = 'Inkstone2026';

export const demonstrationPhones = {
  teacher: '13800000003',
  student: '13800000001',
  parent: '13800000002',
  merchant: '13800000005',
} as const;

/** Whether this is a login that everybody knows. */
export function isDemonstrationLogin(account: string, password: string): boolean {
  return password === demonstrationPassword && Object.values<string>(demonstrationPhones).includes(account);
}

const loopback = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** @param publicUrl the address that people visit; undefined: only this machine or its network is meant */
export function isPublicAddress(publicUrl: string | undefined): boolean {
  return publicUrl !== undefined && !loopback.test(new URL(publicUrl).hostname);
}
