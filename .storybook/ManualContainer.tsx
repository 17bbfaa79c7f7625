import { ThemeRoot } from '@inkstone/ui/theme';
import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useSyncExternalStore, type PropsWithChildren } from 'react';

import { chosenTheme, onChosenTheme } from './chosen-theme.js';
import { docsTheme } from './interface-theme.js';
import { ManualStyle } from './ManualStyle.js';

/** A documentation page in the selected theme. */
export function ManualContainer({ context, children, ...rest }: PropsWithChildren<DocsContainerProps>) {
  const { channel } = context;
  const theme = useSyncExternalStore(
    (callback) => onChosenTheme(channel, callback),
    () => chosenTheme(channel),
  );
  return (
    <DocsContainer {...rest} context={context} theme={docsTheme(theme)}>
      <ThemeRoot theme={theme}>
        <ManualStyle />
        {children}
      </ThemeRoot>
    </DocsContainer>
  );
}
