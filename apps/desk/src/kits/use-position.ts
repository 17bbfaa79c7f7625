import type { DeskPosition } from '@inkstone/ui/patterns/desk';
import { useNavigate } from 'react-router';

/** The open item among those of a list, with the ways to its neighbours; undefined if it is not one of them. */
export function usePosition<Item extends { id: number }>(
  items: readonly Item[] | undefined,
  id: number | undefined,
  hrefTo: (item: Item) => string,
): DeskPosition | undefined {
  const navigate = useNavigate();
  const index = items?.findIndex((item) => item.id === id) ?? -1;
  if (items === undefined || index === -1) return undefined;
  const wayTo = (item: Item | undefined) => item && (() => void navigate(hrefTo(item).slice(1)));
  return {
    index: index + 1,
    count: items.length,
    onPrevious: wayTo(items[index - 1]),
    onNext: wayTo(items[index + 1]),
  };
}
