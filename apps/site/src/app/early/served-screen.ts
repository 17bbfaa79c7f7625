import { applyTextSize } from '../../lib/device/text-size.js';

/** A screen as the server renders it. */
export interface ServedScreen {
  content: string;
  styles: string;
  data: string;
  /** When it was rendered, in ms. */
  time: number;
}

/** What hydration must know of the served screen. */
export interface ShownScreen extends Pick<ServedScreen, 'time'> {
  /** `undefined` where it is in the page. */
  data?: string;
  /** The address that it was rendered for, with query. */
  path: string;
  /** The width of the window that it was rendered for, in px at the usual text size. */
  width: number;
}

declare global {
  interface Window {
    /** The screen that the server has rendered for the address; `undefined` if it has none. */
    inkstoneScreen?: Promise<ShownScreen | undefined>;
  }
}

/** After this the application shows the screen by itself, in ms. */
const WITHIN_MS = 4000;

async function fetchScreen(path: string, width: number): Promise<ServedScreen> {
  const query = new URLSearchParams({ path, width: String(width) });
  const late = new Promise<never>((_resolve, reject) => {
    setTimeout(reject, WITHIN_MS);
  });
  const answer = await Promise.race([fetch(`./screen?${query.toString()}`), late]);
  if (answer.status !== 200) throw new Error(String(answer.status));
  return Promise.race([answer.json() as Promise<ServedScreen>, late]);
}

/** Resolves once the HTML is complete; before that the parser would go on writing home. */
async function whenParsed(): Promise<void> {
  if (document.readyState !== 'loading') return;
  await new Promise((resolve) => document.addEventListener('readystatechange', resolve, { once: true }));
}

async function show(path: string, width: number): Promise<ShownScreen | undefined> {
  const { content, styles, data, time } = await fetchScreen(path, width);
  await whenParsed();
  const root = document.getElementById('root');
  // A link may have been followed meanwhile.
  if (root === null || window.location.hash.slice(1) !== path) return undefined;
  document.head.insertAdjacentHTML('beforeend', styles);
  root.innerHTML = content;
  applyTextSize();
  delete document.documentElement.dataset['screen'];
  return { path, width, data, time };
}

/**
 * Puts the screen of the server in the place of home; where there is none, the application shows it. @param width in px
 */
export async function showServedScreen(path: string, width: number): Promise<void> {
  window.inkstoneScreen = show(path, width).catch(() => undefined);
  await window.inkstoneScreen;
}

/** A screen that came as the page, with its data, at its plain address. */
export function keepServedScreen(path: string): void {
  const { width, time } = document.documentElement.dataset;
  // One that says why it shows nothing is replaced by that of the application.
  if (time === undefined) return;
  window.inkstoneScreen = Promise.resolve({ path, width: Number(width), time: Number(time) });
  applyTextSize();
}
