export const themeMessages = {
  oldReact: (version: string) =>
    `@inkstone/ui 需要 React 19.2 或更新的版本，这个页面用的是 React ${version}。`,
} as const;

/** Not part of `themeMessages`, so that production builds can drop this development message. */
export function withoutThemeMessage(element: string): string {
  return (
    `@inkstone/ui：有组件（<${element}>）不在 ThemeRoot 里，因此没有颜色。请在最外层放 <ThemeRoot>；` +
    '只在别人的页面里放几个组件时，用 <ScopedThemeRoot>。用法见 @inkstone/ui 的 README“最外层：ThemeRoot”。'
  );
}
