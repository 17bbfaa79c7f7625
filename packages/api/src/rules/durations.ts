function twoDigits(count: number): string {
  return String(count).padStart(2, '0');
}

/** The length of a video as players show it: 21:05, 1:02:09. Empty where the length is unknown (0). */
export function durationText(seconds: number): string {
  const whole = Math.floor(seconds);
  if (whole <= 0) return '';
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor(whole / 60) % 60;
  const clock = `${twoDigits(minutes)}:${twoDigits(whole % 60)}`;
  return hours === 0 ? clock : `${String(hours)}:${clock}`;
}
