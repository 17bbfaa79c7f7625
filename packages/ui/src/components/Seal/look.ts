/** `full` is a red field with white characters, `outlined` the reverse, `missing` an empty dashed frame. */
export type SealLook = 'full' | 'outlined' | 'missing';
