import { lazy, type ComponentType } from 'react';

export interface TrayScreen {
  /** The slips of the tray; a table has none. */
  List?: ComponentType;
  /** The open item, or the table. */
  Sheet: ComponentType;
}

/** A part of a screen, whose code is fetched when it is opened. */
function part<Name extends string>(load: () => Promise<Readonly<Record<Name, ComponentType>>>, name: Name) {
  return lazy(async () => ({ default: (await load())[name] }));
}

/** The two parts of a tray, which are fetched together. */
function tray(load: () => Promise<Required<TrayScreen>>): TrayScreen {
  return { List: part(load, 'List'), Sheet: part(load, 'Sheet') };
}

/** What an address shows, by the tray in it. */
export const screens: Readonly<Partial<Record<string, TrayScreen>>> = {
  search: { Sheet: part(() => import('../screens/search/SearchScreen.js'), 'SearchScreen') },
  me: { Sheet: part(() => import('../screens/me/Me.js'), 'Me') },
  accounts: {
    List: part(() => import('../screens/accounts/AccountList.js'), 'AccountList'),
    Sheet: part(() => import('../screens/accounts/AccountSheet.js'), 'AccountSheet'),
  },
  codes: { Sheet: part(() => import('../screens/codes/Codes.js'), 'Codes') },
  donations: { Sheet: part(() => import('../screens/donations/Donations.js'), 'Donations') },
  enrolments: { Sheet: part(() => import('../screens/enrolments/Enrolments.js'), 'Enrolments') },
  shops: tray(() => import('../screens/shops/shops.js')),
  letters: tray(() => import('../screens/letters/letters.js')),
  notices: {
    List: part(() => import('../screens/notices/NoticeList.js'), 'NoticeList'),
    Sheet: part(() => import('../screens/notices/NoticeSheet.js'), 'NoticeSheet'),
  },
  content: { Sheet: part(() => import('../screens/content/ContentSheet.js'), 'ContentSheet') },
  works: tray(() => import('../screens/works/works.js')),
};
