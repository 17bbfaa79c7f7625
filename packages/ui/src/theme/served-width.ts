import { createContext } from 'react';

/** Width of the window, in px at the usual text size, for which the server has rendered the page; hydration starts with it. */
export const ServedWidth = createContext<number | undefined>(undefined);

const LIMIT = /\((min|max)-width: ([\d.]+)em\)/g;

/** Whether a media query about only the width matches. A server knows no other feature. */
export function matchesWidth(query: string, width: number): boolean {
  const limits = [...query.matchAll(LIMIT)];
  return (
    limits.length > 0 &&
    limits.every(([, end, em]) => (end === 'min' ? width >= Number(em) * 16 : width <= Number(em) * 16))
  );
}
