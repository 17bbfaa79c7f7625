/** A module, because the bar and its preloading import it. */
export function loadNoticeBar() {
  return import('@inkstone/ui/patterns/NoticeBar');
}
