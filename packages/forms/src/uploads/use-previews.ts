import { useEffect, useRef, useState } from 'react';

import { previewOf } from './choice.js';

/** Object URLs of the pictures among the files. Each is revoked, to free its memory, when its file is removed. */
export function usePreviews(files: readonly File[]): ReadonlyMap<File, string> {
  const [urls, setUrls] = useState<ReadonlyMap<File, string>>(new Map());
  const held = useRef(new Map<File, string>());

  useEffect(() => {
    const before = held.current;
    const now = new Map<File, string>();
    for (const file of files) {
      const url = before.get(file) ?? previewOf(file);
      if (url !== undefined) now.set(file, url);
    }
    const gone = [...before].filter(([file]) => !now.has(file));
    for (const [, url] of gone) URL.revokeObjectURL(url);
    held.current = now;
    // Only if a URL was added or removed: a new array of the same files at each render must not cause an endless loop.
    if (gone.length > 0 || now.size > before.size) setUrls(now);
  }, [files]);

  useEffect(
    () => () => {
      for (const url of held.current.values()) URL.revokeObjectURL(url);
      held.current = new Map();
    },
    [],
  );

  return urls;
}
