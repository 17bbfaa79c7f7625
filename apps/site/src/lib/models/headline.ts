/** Breaks a slide's headline after the first comma or colon. */
export function breakHeadline(title: string): string {
  return title.replace(/[，：]/, (mark) => `${mark}\n`);
}
