/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Initial theme of the stories: paper, night or yunfan. */
  readonly STORYBOOK_THEME?: string;
}

declare module 'virtual:type-texts' {
  const texts: Record<string, string>;
  export default texts;
}
