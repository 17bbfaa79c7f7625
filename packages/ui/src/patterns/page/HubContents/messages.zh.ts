export const hubContentsMessages = {
  title: '目录',
  /** Read before the count, which would otherwise be a number without a meaning. */
  count: '共',
} as const;
