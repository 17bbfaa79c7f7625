import { createHash, randomBytes } from 'node:crypto';
import type { WeChatSettings } from '../../config/connections.js';
import { type HandedOut, keepUntilEnd } from './kept-answer.js';

/** What the script of WeChat asks for before a page may set its card. */
export interface ShareSignature {
  app_id: string;
  timestamp: number;
  nonce: string;
  signature: string;
  script: string;
}

export interface ShareCards {
  /** @returns `undefined` while WeChat does not answer: the page goes without a card of its own */
  sign: (url: string) => Promise<ShareSignature | undefined>;
}

interface Log {
  warn: (fields: object, message: string) => void;
}

/** A reader waits for it only in the background, but requests must not pile up. */
const answerWithin = 5_000;

interface WeChatAnswer {
  errcode?: number;
  expires_in?: number;
  access_token?: string;
  ticket?: string;
}

/** Cards of pages in WeChat, for the official account of the settings. */
export function createShareCards(settings: WeChatSettings, log: Log): ShareCards {
  const { appId, secret, apiUrl, scriptUrl } = settings;

  async function ask(path: string, init: RequestInit, field: 'access_token' | 'ticket'): Promise<HandedOut> {
    const response = await fetch(apiUrl + path, {
      ...init,
      // The secret must not be sent to another address.
      redirect: 'error',
      signal: AbortSignal.timeout(answerWithin),
    });
    const answer = (await response.json()) as WeChatAnswer;
    const value = answer[field];
    if (value === undefined) throw new Error(`WeChat refused with ${String(answer.errcode)}`);
    return { value, seconds: answer.expires_in ?? 0 };
  }

  // Several processes get the same token, which an older interface would take from the others.
  const token = keepUntilEnd(() =>
    ask(
      '/cgi-bin/stable_token',
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ grant_type: 'client_credential', appid: appId, secret }),
      },
      'access_token',
    ),
  );
  const ticket = keepUntilEnd(async () => {
    const query = new URLSearchParams({ type: 'jsapi', access_token: await token.get() });
    return ask(`/cgi-bin/ticket/getticket?${query.toString()}`, {}, 'ticket').catch((error: unknown) => {
      // It may have been the token, which somebody has renewed elsewhere.
      token.forget();
      throw error;
    });
  });

  let isFailing = false;
  return {
    async sign(url) {
      try {
        const jsapi = await ticket.get();
        isFailing = false;
        return signed(url, jsapi);
      } catch (error) {
        // Once, and not for every page. Only the message: a cause may contain the request.
        if (!isFailing) log.warn({ reason: reasonOf(error) }, '微信没有给出签名，分享卡片暂时由微信自己写');
        isFailing = true;
        return undefined;
      }
    },
  };

  /** As WeChat prescribes: these names, in this order. */
  function signed(url: string, jsapi: string): ShareSignature {
    const nonce = randomBytes(8).toString('hex');
    const timestamp = Math.floor(Date.now() / 1000);
    const text = `jsapi_ticket=${jsapi}&noncestr=${nonce}&timestamp=${String(timestamp)}&url=${url}`;
    const signature = createHash('sha1').update(text).digest('hex');
    return { app_id: appId, timestamp, nonce, signature, script: scriptUrl };
  }
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : 'unknown';
}
