import { ThemeRoot } from '@inkstone/ui/theme';
import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, useSyncExternalStore, type PropsWithChildren } from 'react';

import { chosenTheme, onChosenTheme } from './chosen-theme.js';
import { docsTheme } from './interface-theme.js';
import { ManualStyle } from './ManualStyle.js';
import { translateInterface } from './names/interface-words.js';

/** A documentation page in the selected theme. */
export function ManualContainer({ context, children, ...rest }: PropsWithChildren<DocsContainerProps>) {
  const { channel } = context;
  const theme = useSyncExternalStore(
    (callback) => onChosenTheme(channel, callback),
    () => chosenTheme(channel),
  );
  // No element around the page: its headings are styled as direct children of Storybook's.
  useEffect(() => translateInterface(document.body), []);
  return (
    <DocsContainer {...rest} context={context} theme={docsTheme(theme)}>
      <ThemeRoot theme={theme}>
        <ManualStyle />
        {children}
      </ThemeRoot>
    </DocsContainer>
  );
}
