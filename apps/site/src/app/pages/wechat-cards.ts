import { signShareQuery } from '@inkstone/api/pages';
import type { ShareSignature } from '@inkstone/api/types';

import { PUBLISHER } from '../../lib/config/publisher.js';
import { sharedPage } from '../../lib/config/shared-address.js';
import { quietly } from '../../lib/quietly.js';
import type { Backend } from '../backend.js';
import { arrivals } from '../navigation/arrivals.js';

interface Card {
  title: string;
  desc: string;
  link: string;
  imgUrl: string;
}

/** The part of WeChat's script that is used. */
interface WeChatScript {
  config: (settings: {
    appId: string;
    timestamp: number;
    nonceStr: string;
    signature: string;
    jsApiList: readonly string[];
  }) => void;
  ready: (run: () => void) => void;
  updateAppMessageShareData: (card: Card) => void;
  updateTimelineShareData: (card: Omit<Card, 'desc'>) => void;
}

declare global {
  interface Window {
    wx?: WeChatScript;
  }
}

/** On iOS WeChat knows the address that was opened, elsewhere the present one. Neither with what is behind the #. */
function signedUrl(): string {
  const isApple = /iPhone|iPad/.test(navigator.userAgent);
  const landing = isApple ? performance.getEntriesByType('navigation')[0]?.name : undefined;
  return (landing ?? window.location.href).split('#', 1)[0] ?? '';
}

function loadScript(src: string): Promise<WeChatScript | undefined> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = src;
    script.addEventListener('load', () => resolve(window.wx));
    script.addEventListener('error', () => reject(new Error('The script of WeChat cannot be fetched')));
    document.head.append(script);
  });
}

function metaOf(selector: string): string | undefined {
  return document.querySelector<HTMLMetaElement>(selector)?.content;
}

/** What the head of the served document says, for its own page; of other pages the title alone is known. */
function cardOf(landing: string): Card {
  const link = sharedPage();
  const isLanding = link === landing;
  const icon = document.querySelector<HTMLLinkElement>('link[rel="apple-touch-icon"]')?.href ?? '';
  return {
    title: document.title,
    desc: (isLanding ? metaOf('meta[name="description"]') : undefined) ?? PUBLISHER.tagline,
    link,
    imgUrl: (isLanding ? metaOf('meta[property="og:image"]') : undefined) ?? icon,
  };
}

function configure(wx: WeChatScript, signature: ShareSignature): Promise<void> {
  wx.config({
    appId: signature.app_id,
    timestamp: signature.timestamp,
    nonceStr: signature.nonce,
    signature: signature.signature,
    jsApiList: ['updateAppMessageShareData', 'updateTimelineShareData'],
  });
  return new Promise((resolve) => wx.ready(resolve));
}

/** Gives pages that are shared in WeChat a card. Signed once a visit; without it WeChat writes the card by itself. */
export async function showCards({ client, queryClient }: Backend): Promise<void> {
  const landing = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? sharedPage();
  const read = quietly(signShareQuery(client, signedUrl()));
  const signature = await queryClient.query({ ...read, retry: false });
  const wx = await loadScript(signature.script);
  if (wx === undefined) return;
  await configure(wx, signature);

  function update() {
    const card = cardOf(landing);
    wx?.updateAppMessageShareData(card);
    wx?.updateTimelineShareData({ title: card.title, link: card.link, imgUrl: card.imgUrl });
  }
  arrivals.listen(update);
  // The title of a detail comes with its data.
  const title = document.querySelector('title');
  if (title !== null) new MutationObserver(update).observe(title, { childList: true });
  update();
}
