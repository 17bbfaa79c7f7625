import type { DeskItem } from '@inkstone/api/types';

type WithFields = Pick<DeskItem, 'fields'>;

/** What an item says in the field with this label; '' where it has none. */
export function fieldOf({ fields }: WithFields, label: string): string {
  return fields.find((field) => field.label === label)?.text ?? '';
}

/** The fields with these labels that say something. */
export function factsOf({ fields }: WithFields, labels: readonly string[]) {
  return fields
    .filter(({ label, text }) => labels.includes(label) && text !== '')
    .map(({ label, text }) => ({ label, value: text }));
}
