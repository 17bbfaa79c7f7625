/**
 * The icon set: a 24-unit grid, lines of 1.5 units with round ends and slightly rounded corners, equal
 * optical size. A filled icon has the outline of its plain counterpart.
 */
interface Drawing {
  /** Path data on the 24-unit grid. */
  d: string;
  /** Filled with the text colour as well as outlined. */
  filled?: true;
}

const heart =
  'M12 19.6S4 14.9 4 9.5C4 6.9 5.9 5 8.2 5c1.6 0 3 .9 3.8 2.3C12.8 5.9 14.2 5 15.8 5 18.1 5 20 6.9 20 9.5c0 5.4-8 10.1-8 10.1Z';
const bookmark = 'M7 4h10a.75.75 0 0 1 .75.75V20L12 16.1 6.25 20V4.75A.75.75 0 0 1 7 4Z';
const circle = 'M12 3.75a8.25 8.25 0 1 1 0 16.5a8.25 8.25 0 0 1 0-16.5Z';

export const drawings = {
  'arrow-right': { d: 'M5 12h14M13 6l6 6-6 6' },
  bell: { d: 'M6.5 16.25V11a5.5 5.5 0 0 1 11 0v5.25L19 18H5l1.5-1.75ZM10 20.75h4M12 3.25V5.5' },
  book: { d: 'M5.5 6a2 2 0 0 1 2-2h11v16h-11a2 2 0 0 1-2-2V6ZM5.5 18a2 2 0 0 1 2-2h11M9 4v12' },
  bookmark: { d: bookmark },
  'bookmark-filled': { d: bookmark, filled: true },
  check: { d: 'm5 12.75 4.5 4.5L19 7.25' },
  'check-circle': { d: `${circle}m-3.5 8.5 2.5 2.5 4.75-5` },
  calendar: { d: 'M4.25 6.25h15.5v13.5H4.25V6.25ZM4.25 10.25h15.5M8.25 3.75v4M15.75 3.75v4' },
  'chevron-down': { d: 'm5.5 9 6.5 6.5L18.5 9' },
  'chevron-left': { d: 'M15 5.5 8.5 12l6.5 6.5' },
  'chevron-right': { d: 'M9 5.5 15.5 12 9 18.5' },
  'chevron-up': { d: 'M5.5 15 12 8.5l6.5 6.5' },
  clock: { d: `${circle}m0 3.75V12l3 2.25` },
  close: { d: 'm6 6 12 12M18 6 6 18' },
  download: { d: 'M12 4v11M7.25 10.5 12 15.25l4.75-4.75M5 19.75h14' },
  error: { d: `${circle}m-2.75 5.5 5.5 5.5m0-5.5-5.5 5.5` },
  external: {
    d: 'M10.5 5.25H6.25a1 1 0 0 0-1 1v11.5a1 1 0 0 0 1 1h11.5a1 1 0 0 0 1-1V13.5M14 4.25h5.75V10M19.5 4.5 11 13',
  },
  eye: {
    d: 'M2.75 12S6.25 5.75 12 5.75 21.25 12 21.25 12 17.75 18.25 12 18.25 2.75 12 2.75 12ZM12 9.25a2.75 2.75 0 1 1 0 5.5a2.75 2.75 0 0 1 0-5.5Z',
  },
  'eye-off': {
    d: 'M9.7 6.05A8.7 8.7 0 0 1 12 5.75c5.75 0 9.25 6.25 9.25 6.25a15.4 15.4 0 0 1-2.65 3.35M6.35 7.75A14.8 14.8 0 0 0 2.75 12S6.25 18.25 12 18.25c1.6 0 3-.45 4.2-1.15M10.05 10.05a2.75 2.75 0 0 0 3.9 3.9M4.5 4.5l15 15',
  },
  filter: { d: 'M4 6.75h16M7 12h10M10 17.25h4' },
  heart: { d: heart },
  'heart-filled': { d: heart, filled: true },
  home: { d: 'm3.75 11.25 8.25-7 8.25 7M6 9.5v10.25h4.25v-5.5h3.5v5.5H18V9.5' },
  info: { d: `${circle}m0 7.5v4.75M12 8.1v.01` },
  lock: {
    d: 'M6.25 10.5h11.5a.75.75 0 0 1 .75.75v8a.75.75 0 0 1-.75.75H6.25a.75.75 0 0 1-.75-.75v-8a.75.75 0 0 1 .75-.75ZM8.5 10.5V7.75a3.5 3.5 0 0 1 7 0v2.75M12 14v2.5',
  },
  menu: { d: 'M4 6.75h16M4 12h11M4 17.25h16' },
  minus: { d: 'M5 12h14' },
  paper: { d: 'M6 3.75h8.25L18 7.5v12.75H6V3.75ZM14 3.75V7.75h4M9 12h6M9 15.75h6' },
  pencil: {
    d: 'm4.75 19.25 1-4.25L16 4.75a1.1 1.1 0 0 1 1.55 0l1.7 1.7a1.1 1.1 0 0 1 0 1.55L9 18.25l-4.25 1ZM13.75 7 17 10.25',
  },
  picture: {
    d: 'M4.25 5.25h15.5v13.5H4.25V5.25ZM4.5 16.5l4.75-5 4 4.25 2.75-2.5 3.5 3.5M15.25 8.75a.9.9 0 1 1 0 .01',
  },
  play: { d: 'M7.75 5.1v13.8a.5.5 0 0 0 .76.42l11.2-6.9a.5.5 0 0 0 0-.84L8.51 4.68a.5.5 0 0 0-.76.42Z' },
  plus: { d: 'M12 5v14M5 12h14' },
  printer: {
    d: 'M7.25 8.25v-4.5h9.5v4.5M7.25 16.25h-3v-8h15.5v8h-3M7.25 13.5h9.5v6.75h-9.5V13.5ZM16.5 10.9v.01',
  },
  retry: { d: 'M19.25 12a7.25 7.25 0 1 1-2.3-5.3M17.25 3v4h-4' },
  search: { d: 'M10.75 4.25a6.5 6.5 0 1 1 0 13a6.5 6.5 0 0 1 0-13ZM15.5 15.5l4.25 4.25' },
  share: { d: 'M12 14.75V3.75M8.25 7.25 12 3.5l3.75 3.75M7.5 10.75H5.25v9h13.5v-9H16.5' },
  shield: {
    d: 'm12 3.5 7 2.5v5.5c0 4.2-2.75 7.35-7 9-4.25-1.65-7-4.8-7-9V6l7-2.5ZM8.75 12l2.4 2.4 4.25-4.5',
  },
  shop: {
    d: 'M4.25 9.25 5.75 4.5h12.5l1.5 4.75M4.25 9.25a2.58 2.58 0 0 0 5.17 0 2.58 2.58 0 0 0 5.16 0 2.58 2.58 0 0 0 5.17 0M5.75 12.5v7.25h12.5V12.5M10 19.75v-4.5h4v4.5',
  },
  upload: { d: 'M12 15.25v-11M7.25 8.75 12 4l4.75 4.75M5 19.75h14' },
  user: {
    d: 'M12 4.25a3.75 3.75 0 1 1 0 7.5a3.75 3.75 0 0 1 0-7.5ZM4.75 19.75c.6-3.3 3.5-5 7.25-5s6.65 1.7 7.25 5',
  },
  warning: { d: 'M12 4.25 20.75 19.5H3.25L12 4.25ZM12 10v4.5M12 16.9v.01' },
} as const satisfies Record<string, Drawing>;

export type IconName = keyof typeof drawings;
