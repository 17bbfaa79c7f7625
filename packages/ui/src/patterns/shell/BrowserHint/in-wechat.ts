/** Whether this is the browser of WeChat, which saves no files and shares only by its own menu. */
export function isInWeChat(): boolean {
  return /MicroMessenger/i.test(navigator.userAgent);
}
