import { useEffect, useState } from 'react';

/**
 * Which files are gone, by their addresses: a browser that is to save such a file says so in its own words, or not at
 * all.
 */
export function useGone(files: readonly { url: string }[]): ReadonlySet<string> {
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  const addresses = files.map(({ url }) => url).join('\n');
  useEffect(() => {
    const leaving = new AbortController();
    for (const url of addresses.split('\n')) {
      if (url === '') continue;
      fetch(url, { method: 'HEAD', signal: leaving.signal }).then(
        ({ status }) => {
          if (status === 404) setGone((before) => new Set([...before, url]));
        },
        () => undefined,
      );
    }
    return () => leaving.abort();
  }, [addresses]);
  return gone;
}
