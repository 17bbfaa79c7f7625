import type { DeskItemStatus } from '@inkstone/api/types';
import { useSearchParams } from 'react-router';

const STATUSES: readonly DeskItemStatus[] = [0, 1, 2, -1];
/** What else is in the address of a tray; the rest are values of columns. */
const NO_COLUMNS: readonly string[] = ['status', 'word', 'sort', 'page', 'hide'];

/** What the address asks of a tray. */
export function useAsked() {
  const [search, setSearch] = useSearchParams();
  const values: Partial<Record<string, string>> = Object.fromEntries(search);
  const filters = [...search]
    .filter(([name]) => !NO_COLUMNS.includes(name))
    .map(([name, value]) => ({ name, value }));
  return {
    search,
    values,
    filters,
    status: STATUSES.find((one) => String(one) === values['status']),
    word: values['word'] ?? '',
    /** Changes what is asked; the first page of it is shown, unless the page is named. */
    set: (changes: Readonly<Record<string, string>>) => {
      setSearch((before) => {
        const after = new URLSearchParams(before);
        after.delete('page');
        for (const [name, value] of Object.entries(changes)) {
          if (value === '') after.delete(name);
          else after.set(name, value);
        }
        return after;
      });
    },
  };
}
