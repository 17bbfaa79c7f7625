/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Initial theme of the stories: paper, night or yunfan. */
  readonly STORYBOOK_THEME?: string;
}

declare module 'virtual:type-texts' {
  const texts: Record<string, string>;
  export default texts;
}

declare module 'virtual:manual-texts' {
  /** The paragraph below the title of the usage page, by component. */
  export const introductions: Partial<Record<string, string>>;
  /** By the lower-case end of the route. */
  export const screens: Partial<
    Record<string, { title: string; route: string; parts: string[]; screen: string }>
  >;
}
