import type { ComponentProps } from 'react';
import { styled, StyleSheetManager } from 'styled-components';

import { boxSizing, elementStyles, textStyles } from './element-styles.js';
import { SupportedReact } from './SupportedReact.js';
import { paperTheme, type Theme } from './theme.js';
import { themeToCss } from './vars.js';

const SCOPE = 'inkstone-scope';

/** Repeated, like `&&&` below, for a higher specificity than host rules such as `.content a:hover`. */
const NAMESPACE = `.${SCOPE}`.repeat(3);

/** Elements that hosts commonly style, reset here; not those whose attributes are styles too (`width`). */
const PLAIN_ELEMENTS =
  'h1, h2, h3, h4, h5, h6, p, ul, ol, li, dl, dt, dd, figure, figcaption, blockquote, a, strong, em, b, i, small, ' +
  'button, input, select, textarea, label, fieldset, legend, details, summary, dialog';

const Root = styled.div.attrs({ className: SCOPE })<{ $theme: Theme }>`
  /* The host's text styles, such as capitals or centring, must not be inherited. */
  all: initial;
  display: block;
  box-sizing: border-box;
  ${({ $theme }) => themeToCss($theme)}
  ${textStyles}
  &&& {
    :where(${PLAIN_ELEMENTS}) {
      all: revert;
    }
    ${boxSizing}
    ${elementStyles}
  }
`;

export interface ScopedThemeRootProps extends ComponentProps<'div'> {
  /** The theme; `paperTheme` by default. */
  theme?: Theme | undefined;
}

/**
 * Wraps components on a page of another design, instead of `ThemeRoot`. It renders one element with the
 * theme's variables, and its element styles apply only inside: the page around it does not change. Every rem
 * stays relative to the font size of the page's root element.
 */
export function ScopedThemeRoot({ theme = paperTheme, children, ...rest }: ScopedThemeRootProps) {
  return (
    <Root {...rest} $theme={theme}>
      <StyleSheetManager namespace={NAMESPACE}>
        <SupportedReact>{children}</SupportedReact>
      </StyleSheetManager>
    </Root>
  );
}
