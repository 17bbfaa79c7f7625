import { styled } from 'styled-components';

import * as mix from '../../../theme/mix.js';
import { fontSize, media, radius, space, tapTarget, vars } from '../../../theme/values.js';

export const Plate = styled.section`
  padding: 1.35rem 1.35rem ${space[2]};
  border: 1px solid ${vars.border.base};
  border-radius: 3px;
  outline: 1px solid ${vars.border.base};
  outline-offset: -6px;
  background: ${vars.surface.raised};
  box-shadow: ${vars.shadow.card};

  @media ${media.mobile} {
    padding: 1.1rem ${space[4]} ${space[1]};
  }
`;

export const Top = styled.p`
  display: flex;
  justify-content: space-between;
  margin-bottom: 0.9rem;
  color: ${vars.text.quiet};
  font: 400 ${fontSize[12]} / 1 ${vars.font.display};
  letter-spacing: 0.2em;
`;

export const Owner = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 2.4rem;
  gap: ${space[4]} 0.9rem;

  > div {
    ${mix.row(space[2])}
    flex-direction: column;
    justify-content: space-between;
    min-height: 0;
  }

  @media ${media.mobile} {
    grid-template-columns: 5.4rem minmax(0, 1fr);
    grid-template-rows: auto 1fr;
    gap: ${space[1]} ${space[4]};

    > :first-child {
      grid-row: 1 / 3;
    }

    > div {
      display: block;
    }
  }

  @media ${media.narrowPhone} {
    display: block;

    > :first-child {
      max-width: 5.4rem;
    }
  }
`;

const sizes = { large: '1.5rem', medium: '1.125rem', small: '0.875rem' };

/** Beside the portrait the name is a column; one of twenty characters, the most there may be, takes two small ones. */
export const Name = styled.p<{ $size: keyof typeof sizes }>`
  max-height: 10.5em;
  color: ${vars.text.strong};
  font: 700 ${({ $size }) => sizes[$size]} / 1.2 ${vars.font.display};
  letter-spacing: ${({ $size }) => ($size === 'large' ? '0.1em' : '0.04em')};
  overflow-wrap: anywhere;
  text-wrap: balance;
  writing-mode: vertical-rl;

  @media ${media.mobile} {
    max-height: none;
    font-size: ${({ $size }) => sizes[$size === 'large' ? 'large' : 'medium']};
    letter-spacing: 0;
    writing-mode: horizontal-tb;
  }
`;

export const Seal = styled.span`
  ${mix.onPhone('display', 'none')}
  ${mix.centred}
  ${mix.square('2.1rem')}
  border-radius: ${radius.chip};
  background: ${vars.accent.fill};
  box-shadow:
    inset 0 0 0 2px ${vars.accent.fill},
    inset 0 0 0 3px ${vars.text.onAccent};
  color: ${vars.text.onAccent};
  font: 700 0.75rem / 1.06 ${vars.font.display};
  writing-mode: vertical-rl;
`;

export const Facts = styled.p`
  ${mix.grid('0.1rem')}
  ${mix.small('quiet')}
  ${mix.onPhone('grid-column', '2')}
  grid-column: 1 / -1;
  align-content: start;
  overflow-wrap: anywhere;

  strong {
    ${mix.strong()}
    font-size: ${fontSize[16]};
  }
`;

export const Ways = styled.p`
  display: flex;
  flex-wrap: wrap;
  margin: 0.8rem -0.6rem 0;

  > a {
    ${mix.row('0.45rem')}
    ${mix.small('base')}
    flex: 1;
    justify-content: center;
    min-height: ${tapTarget};
    white-space: nowrap;
  }

  > a + a {
    border-left: 1px solid ${vars.border.base};
  }

  @media ${media.hover} {
    > a:hover {
      color: ${vars.accent.base};
    }
  }

  @media ${media.mobile} {
    border-top: 1px solid ${vars.border.base};
  }
`;

export const Badge = styled.span`
  ${mix.filled()}
  min-width: 1.3rem;
  padding-inline: 0.3rem;
  border-radius: ${radius.round};
  font: 600 ${fontSize[12]} / 1.3rem ${vars.font.text};
  text-align: center;
`;
