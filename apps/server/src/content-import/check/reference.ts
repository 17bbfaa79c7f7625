import type { Field, Named } from './field.js';
import { text } from './plain-fields.js';

/** The key of another record. It is named as soon as it is read, so that faults beside it do not hide a wrong one. */
export function reference(label: string, to: Omit<Named, 'key'>): Field<string> {
  const key = text(label, 100);
  return {
    ...key,
    refersTo: to.kind,
    async read(written, checking) {
      const read = await key.read(written, checking);
      if (read !== undefined) checking.names({ ...to, key: read });
      return read;
    },
  };
}
