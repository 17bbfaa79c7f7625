/** The code of the bar, which is not there yet when the first page is shown. */
export function loadNoticeBar() {
  return import('@inkstone/ui/patterns/NoticeBar');
}
