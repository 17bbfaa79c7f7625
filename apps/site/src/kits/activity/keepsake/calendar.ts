import { dashDate } from '@inkstone/api/rules';

export interface CalendarDay {
  /** Makes the entry unique: a calendar that gets it twice shows it once. */
  uid: string;
  title: string;
  note: string;
  /** Address of the page that it is about. */
  url: string;
  /** The last day, in seconds. */
  day: number;
  /** Unix time in ms. */
  now: number;
}

const MOST_OCTETS = 75;
const DAY = 24 * 60 * 60;

/** A day for a calendar, as an .ics file (RFC 5545). It takes the whole day and keeps nobody busy. */
export function calendarFile({ uid, title, note, url, day, now }: CalendarDay): Blob {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//inkstone//enrolment//ZH',
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${new Date(now).toISOString().replace(/[-:]|\.\d+/g, '')}`,
    `DTSTART;VALUE=DATE:${dateOf(day)}`,
    `DTEND;VALUE=DATE:${dateOf(day + DAY)}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(note)}`,
    `URL:${url}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ];
  return new Blob([lines.map(folded).join('\r\n')], { type: 'text/calendar;charset=utf-8' });
}

function dateOf(seconds: number): string {
  return dashDate(seconds).replaceAll('-', '');
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, String.raw`\$&`).replaceAll('\n', String.raw`\n`);
}

/** Lines of at most 75 octets; a character is never cut. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  let octets = 0;
  return Array.from(line, (character) => {
    const { length } = encoder.encode(character);
    octets += length;
    if (octets <= MOST_OCTETS) return character;
    // The space at the beginning of the next line is one of its octets.
    octets = length + 1;
    return `\r\n ${character}`;
  }).join('');
}
