const UNITS = ['B', 'KB', 'MB', 'GB'] as const;

/**
 * Bytes as a reader counts them: `512 B`, `86 KB`, `1.2 MB`. In steps of 1024, as the limits of the
 * forms are (5 MB = 5242880 bytes), with one decimal below ten.
 */
export function fileSize(bytes: number): string {
  let amount = bytes;
  let unit = 0;
  // 999.5 and not 1024: what would round to 1000 KB reads better as 1 MB.
  while (amount >= 999.5 && unit < UNITS.length - 1) {
    amount /= 1024;
    unit += 1;
  }
  const digits = unit > 0 && amount < 9.95 ? 1 : 0;
  return `${String(Number(amount.toFixed(digits)))} ${UNITS[unit] ?? ''}`;
}
