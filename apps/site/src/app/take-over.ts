import type { ApiClientOptions } from '@inkstone/api';

type TakeOver = NonNullable<ApiClientOptions['takeOver']>;

function sorted(headers: Record<string, string>): string {
  return JSON.stringify(Object.entries(headers).sort());
}

/**
 * Gives the client the answers to what the script in the head has asked, each once: a request for the same later is a
 * new one. A request that differs in anything, such as the session, is sent.
 */
export const takeOverEarly: TakeOver = (url, { method, headers, body }) => {
  const sent = window.inkstoneEarly ?? [];
  const index = sent.findIndex(
    (call) =>
      call.url === url &&
      call.method === method &&
      call.body === body &&
      sorted(call.headers) === sorted(headers),
  );
  return index === -1 ? undefined : sent.splice(index, 1)[0]?.response;
};
