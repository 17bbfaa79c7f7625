import { Mark } from './NoticeList.styles.js';

/** A round postmark with the date of a message, cancelled with waves once the message is read. Decorative. */
export function Postmark({ date, cancelled }: { date: string; cancelled: boolean }) {
  return (
    <Mark viewBox="0 0 64 64" aria-hidden="true" focusable="false" data-cancelled={cancelled || undefined}>
      <circle cx="32" cy="32" r="27" />
      <circle cx="32" cy="32" r="23" strokeWidth="0.75" />
      <text x="32" y="23" fontSize="8">
        {date.slice(0, 7).replace('-', '.')}
      </text>
      <text x="32" y="41" fontSize="18" fontWeight="700">
        {date.slice(8)}
      </text>
      {cancelled && (
        <path d="M2 27q7.5-5 15 0t15 0 15 0 15 0M2 34q7.5-5 15 0t15 0 15 0 15 0M2 41q7.5-5 15 0t15 0 15 0 15 0" />
      )}
    </Mark>
  );
}
