import { useEffect, useState } from 'react';

/**
 * The path of the section that a page belongs to. Until the table of the sections has come, which home does without, it
 * is the page's own.
 */
export function useSectionPath(pathname: string): string {
  const [find, setFind] = useState<(path: string) => string>();
  useEffect(() => {
    import('../config/within.js').then(
      ({ sectionPath }) => {
        setFind(() => sectionPath);
      },
      // The header marks no section then.
      () => undefined,
    );
  }, []);
  return find?.(pathname) ?? pathname;
}
