/** Breaks a slide's headline where its sense does: after the first comma or colon. */
export function breakHeadline(title: string): string {
  return title.replace(/[，：]/, (mark) => `${mark}\n`);
}
