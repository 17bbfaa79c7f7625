import { themes, type Theme, type ThemeName } from '@inkstone/ui/theme';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import type { DocsContextProps } from 'storybook/internal/types';

import { INTERFACE_THEME } from './events.js';
import { managerTheme } from './interface-theme.js';

type Channel = DocsContextProps['channel'];

/** The theme that the toolbar has selected. A documentation page gets no globals as a story does. */
export function chosenTheme(channel: Channel): Theme {
  const [event] = (channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? []) as {
    globals: Record<string, unknown>;
  }[];
  return themes[(event?.globals['theme'] ?? 'paper') as ThemeName];
}

/** Calls back when another theme has been selected; returns what ends that. */
export function onChosenTheme(channel: Channel, callback: () => void): () => void {
  channel.on(SET_GLOBALS, callback);
  channel.on(GLOBALS_UPDATED, callback);
  return () => {
    channel.off(SET_GLOBALS, callback);
    channel.off(GLOBALS_UPDATED, callback);
  };
}

/** Sends the colours to the manager, which is another page and cannot import the sources of the packages. */
export async function announceTheme(): Promise<void> {
  const channel = await addons.ready();
  const announce = () => channel.emit(INTERFACE_THEME, managerTheme(chosenTheme(channel)));
  onChosenTheme(channel, announce);
  announce();
}
