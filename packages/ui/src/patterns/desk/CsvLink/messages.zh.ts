export const csvLinkMessages = { csv: 'CSV', csvOf: (what: string) => `${what} CSV` } as const;
