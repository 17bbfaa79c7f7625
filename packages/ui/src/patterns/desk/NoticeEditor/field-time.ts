const fieldTime = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Shanghai',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** @returns a time in China, as a field for date and time wants it */
export function toFieldTime(milliseconds: number): string {
  return fieldTime.format(milliseconds).replace(' ', 'T');
}
