export const plateFeatureMessages = { action: '读全文' } as const;
