/** Seconds since 1970 of an ISO time, as the API sends times. */
export function seconds(time: string): number {
  return Date.parse(time) / 1000;
}
