import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext, useSyncExternalStore } from 'react';

import { chosenTheme, onChosenTheme } from '../../chosen-theme.js';
import { StoryWindow } from '../StoryWindow.js';

/** A story as a phone shows it, for what a desktop does not have. */
export function PhoneSample({ id }: { id: string }) {
  const { channel } = useContext(DocsContext);
  const { name } = useSyncExternalStore(
    (callback) => onChosenTheme(channel, callback),
    () => chosenTheme(channel),
  );
  return <StoryWindow id={id} theme={name} width={375} />;
}
