import type { OfflineStore } from '@inkstone/api/types';
import { ContactTable } from '@inkstone/ui/patterns/ContactTable';

/** The last lines of a province that has just been opened must not jump: most have so many bookshops. */
const USUAL_STORES = 3;

export interface ContactsProps {
  province?: string | undefined;
  /** `undefined` while loading. */
  stores: readonly OfflineStore[] | undefined;
}

/** The bookshops of one province. */
export function Contacts({ province, stores }: ContactsProps) {
  return (
    <ContactTable
      noun="书店"
      aria-label={province && `${province}的书店`}
      contacts={stores?.map(({ store_name: name, ...store }) => ({ ...store, name }))}
      skeletonRows={USUAL_STORES}
    />
  );
}
