/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Theme that stories open in: paper, night or yunfan. */
  readonly STORYBOOK_THEME?: string;
}
