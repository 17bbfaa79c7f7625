const UNITS = ['B', 'KB', 'MB', 'GB'] as const;

/** Formats bytes: `512 B`, `86 KB`, `1.2 MB`, in steps of 1024, with one decimal below ten. */
export function fileSize(bytes: number): string {
  let amount = bytes;
  let unit = 0;
  // 999.5 instead of 1024: otherwise 1000 KB would be shown instead of 1 MB.
  while (amount >= 999.5 && unit < UNITS.length - 1) {
    amount /= 1024;
    unit += 1;
  }
  const digits = unit > 0 && amount < 9.95 ? 1 : 0;
  return `${String(Number(amount.toFixed(digits)))} ${UNITS[unit] ?? ''}`;
}
