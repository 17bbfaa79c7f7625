/** Seconds since 1970 (UTC). */
export function toSeconds(time: Date): number {
  return Math.floor(time.getTime() / 1000);
}

export function toFlag(value: boolean): 0 | 1 {
  return value ? 1 : 0;
}

/** The field of a picture's focus; none for a picture that is cropped around its centre. */
export function focusField(image_focus: string): { image_focus?: string } {
  return image_focus === '' ? {} : { image_focus };
}

/** Yuan with at most two decimals; 0: no price set. */
export function toYuan(cents: number): number {
  return cents / 100;
}

const chinaTime = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Shanghai',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** e.g. `2026-11-12 09:30:00`, in China's time zone. */
export function toDateText(time: Date): string {
  return chinaTime.format(time);
}

/** The first paragraph of HTML as plain text, cut to the given number of characters. */
export function toPlainText(html: string, longest: number): string {
  const paragraph = /<p\b[^>]*>(.*?)<\/p>/s.exec(html)?.[1] ?? html;
  const text = paragraph
    .replace(/<[^>]*>/g, '')
    .replace(/&nbsp;|\s+/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&')
    .trim();
  return text.length <= longest ? text : `${text.slice(0, longest - 1)}…`;
}
