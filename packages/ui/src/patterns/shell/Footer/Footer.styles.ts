import { css, styled } from 'styled-components';

import * as mix from '../../../theme/mix.js';
import { fontSize, media, motion, radius, space, vars } from '../../../theme/values.js';

export const Ground = styled.footer`
  ${mix.screenOnly}
  ${mix.small('onFooterQuiet')}
  ${mix.onPhone('contain-intrinsic-size', 'auto 36rem')}
  /* The ring of the theme has less than 3:1 on a dark ground. */
  --ink-focus: ${vars.text.onFooter};
  background: ${vars.surface.footer};
  /* Layout is delayed until it is near the view. No content below it could move. */
  content-visibility: auto;
  contain-intrinsic-size: auto 18rem;
`;

export const Inner = styled.div`
  ${mix.pageColumn()}
  padding-block: 2.75rem 2.5rem;
`;

export const Shortcuts = styled.ul`
  ${mix.resetList}
  ${mix.grid('1px')}
  ${mix.onPhone('grid-template-columns', 'repeat(2, minmax(0, 1fr))')}
  grid-template-columns: repeat(4, minmax(0, 1fr));
  border: 1px solid ${vars.border.onFooter};
  border-radius: ${radius.card};
  background: ${vars.border.onFooter};
  overflow: hidden;
`;

const shortcut = css`
  ${mix.column()}
  /* Centred, because a button centres its content and a link does not: the four must be aligned. */
  ${mix.fill}
  justify-content: flex-start;
  align-items: flex-start;
  min-height: 5.5rem;
  padding: 1.375rem 1.625rem;
  background: ${vars.surface.footer};
  color: ${vars.text.onFooter};
  font: 600 1.0625rem/1.5 ${vars.font.display};
  text-align: left;
  transition: background-color ${motion.fast};

  &:focus-visible {
    outline-offset: -4px;
  }

  @media ${media.hover} {
    &:hover {
      background: color-mix(in srgb, ${vars.surface.footer} 90%, white);
    }
  }

  ${mix.onPhone('padding', '1rem')}
`;

export const Way = styled.a`
  ${shortcut}
`;

export const Action = styled.button`
  ${mix.resetButton}
  ${shortcut}
`;

export const Note = styled.span`
  display: block;
  margin-top: 0.125rem;
  color: ${vars.text.onFooterQuiet};
  font: 400 ${fontSize[14]} / 1.5 ${vars.font.text};
`;

/** Reserves two lines while the text is loading. */
export const Colophon = styled.div`
  ${mix.wrap()}
  gap: ${space[2]} 1.75rem;
  min-height: 1.6em;
  margin-top: 1.875rem;

  @media ${media.mobile} {
    flex-direction: column;
    min-height: 10.75rem;
  }
`;

export const Filing = styled.a`
  text-underline-offset: 0.3em;

  &:hover {
    text-decoration: underline;
  }
`;

export const Phrase = styled.span`
  display: inline-block;
`;
