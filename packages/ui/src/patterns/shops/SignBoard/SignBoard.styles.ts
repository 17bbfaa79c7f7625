import { styled } from 'styled-components';

import * as mix from '../../../theme/mix.js';
import { fontSize, media, radius, space, vars } from '../../../theme/values.js';
import { cloth, printed } from '../../cloth.js';

export type TermTone = 'plain' | 'warn' | 'danger';

export const Root = styled.article`
  position: relative;
  min-width: 0;

  @media ${media.mobile} {
    padding-block: ${space[3]};
    border-bottom: 1px solid ${vars.border.base};
  }
`;

/** A board is an object: lacquer and gold have the same colours in every theme. */
export const Board = styled.div`
  ${cloth('neutral')}
  ${mix.centred}
  position: relative;
  min-height: 5.5rem;
  padding: ${space[4]};
  border-radius: ${radius.chip};
  box-shadow: ${vars.shadow.card};
  color: ${printed.thread};
  text-align: center;

  &::before {
    ${mix.drawn}
    inset: 0.3rem;
    border: 1px solid;
    border-radius: 0.15rem;
    opacity: 0.45;
    pointer-events: none;
  }

  @media ${media.mobile} {
    position: static;
    display: block;
    /* For blocks too. */
    place-items: normal;
    min-height: 0;
    padding: 0 0 0 4rem;
    background: none;
    box-shadow: none;
    color: ${vars.text.strong};
    /* The name is text of the page here, not of the board, which a night theme dims. */
    filter: none;
    text-align: left;

    &::before {
      content: none;
    }
  }
`;

export const Glyph = styled.span`
  display: none;

  @media ${media.mobile} {
    ${cloth('neutral')}
    ${mix.centred}
    ${mix.square('3.25rem')}
    position: absolute;
    top: ${space[4]};
    left: 0;
    border-radius: ${radius.chip};
    box-shadow: inset 0 0 0 0.2rem rgb(0 0 0 / 18%);
    color: ${printed.thread};
    font: 600 ${fontSize[22]} / 1 ${vars.font.display};
  }
`;

export const Name = styled.h3`
  color: inherit;
  font-size: ${fontSize[18]};
  letter-spacing: 0.05em;
  line-height: 1.4;
  overflow-wrap: anywhere;
  text-wrap: balance;

  > a {
    ${mix.stretchedLink}
  }

  @media ${media.mobile} {
    font-size: ${fontSize[16]};
    letter-spacing: 0;
  }
`;

export const Facts = styled.div`
  margin-top: ${space[3]};

  @media ${media.mobile} {
    margin-top: ${space[1]};
    padding-left: 4rem;
  }
`;

export const Line = styled.p`
  ${mix.row(space[3])}
  flex-wrap: wrap;
  row-gap: 0;
  justify-content: space-between;
  min-height: 1.75rem;
`;

export const Where = styled.span`
  color: ${vars.text.strong};
`;

const tones: Record<TermTone, string> = {
  plain: vars.text.quiet,
  warn: vars.status.warn,
  danger: vars.status.danger,
};

export const Term = styled.span<{ $tone: TermTone }>`
  ${mix.numerals}
  color: ${({ $tone }) => tones[$tone]};
  font-size: ${fontSize[14]};
  white-space: nowrap;
`;

export const Number = styled.span`
  ${mix.small('quiet')}
  font-variant-numeric: tabular-nums;
`;

/** Above the link of the board, which covers the whole card. */
export const Enter = styled.a`
  ${mix.touchTarget}
  ${mix.onHover('color', vars.accent.base)}
  ${mix.inlineRow(space[1])}
  position: relative;
  z-index: 1;
  justify-content: flex-end;
  color: ${vars.text.strong};
  white-space: nowrap;
`;
