export const themeMessages = {
  oldReact: (version: string) =>
    `@inkstone/ui 需要 React 19.2 或更新的版本，这个页面用的是 React ${version}。`,
} as const;
