import { styled } from 'styled-components';

import * as mix from '../../../theme/mix.js';
import { FilterRows } from '../../../components/FilterRows/index.js';
import { Input, Pill, Submit } from '../../../components/SearchBox/SearchBox.styles.js';
import { fontSize, media, radius, space, vars } from '../../../theme/values.js';

/** A second sheet shows below the first one. */
export const Sheet = styled.div`
  ${mix.onPhone('grid-template-columns', '1.75rem 1.75rem minmax(0, 1fr)')}
  position: relative;
  isolation: isolate;
  display: grid;
  grid-template-columns: 3rem 2.75rem minmax(0, 1fr);
  background: ${vars.surface.raised};
  box-shadow: ${vars.shadow.card};

  @media ${media.narrowPhone} {
    grid-template-columns: 1.75rem minmax(0, 1fr);
  }

  &::before,
  &::after {
    ${mix.drawn}
    z-index: -1;
    inset: 0;
    background: ${vars.surface.raised};
  }

  &::before {
    inset: 6px -5px -6px 6px;
    box-shadow: 0 0 0 1px ${vars.border.base};
    transform: rotate(0.4deg);
  }
`;

/** The edge of the paper, outside of the questions; read from the bottom to the top. */
export const Margin = styled.div`
  ${mix.onNarrowPhone('display', 'none')}
  display: flex;
  flex-direction: column-reverse;
  padding-block: ${space[4]};
`;

export const Fill = styled.span`
  ${mix.row(space[2])}
  flex: 1;
  color: ${vars.text.quiet};
  font: 400 ${fontSize[14]} / 1 ${vars.font.display};
  letter-spacing: 0.15em;
  writing-mode: vertical-rl;
  transform: rotate(180deg);
  align-self: center;

  &::after {
    content: '';
    flex: 1;
    border-left: 1px solid ${vars.border.strong};
  }
`;

export const SealEdge = styled.div`
  ${mix.row()}
  position: relative;
  flex-direction: column-reverse;
  justify-content: space-around;
  padding-block: ${space[5]};

  &::before {
    ${mix.drawn}
    inset: ${space[4]} auto;
    left: 50%;
    border-left: 1px dashed ${vars.border.strong};
  }
`;

export const Seal = styled.span`
  ${mix.centred}
  ${mix.square('1.5rem')}
  position: relative;
  border: 1px solid ${vars.border.strong};
  background: ${vars.surface.raised};
  color: ${vars.text.quiet};
  font: 600 ${fontSize[12]} / 1 ${vars.font.display};
  transform: rotate(-90deg);
`;

/** The search box is a line to write on; the sign before it and the button that empties it lie on the line. */
export const Body = styled.div`
  min-width: 0;
  padding: ${space[4]} ${space[6]} ${space[3]} ${space[3]};

  ${Pill} {
    gap: 0;
    padding: 0;
    border: 0;
    border-radius: 0;
    background: none;
    overflow: visible;

    &:has(input:focus-visible) {
      outline: 0;
    }

    > svg {
      z-index: 1;
      width: 1.5rem;
      flex: none;
      color: ${vars.text.strong};
      pointer-events: none;
    }

    > svg + input {
      margin-inline: -1.5rem 0;
    }
  }

  ${Input} {
    align-self: stretch;
    height: auto;
    padding-left: 2.25rem;
    border-bottom: 2px solid ${vars.text.strong};
    font: 400 ${fontSize[22]} ${vars.font.display};

    &:focus-visible {
      outline: 2px solid ${vars.focus};
      outline-offset: 2px;
    }

    &[aria-invalid='true'] {
      border-color: ${vars.status.danger};
    }

    &:not(:placeholder-shown) {
      padding-right: 2.75rem;
    }

    + button:not([type='submit']) {
      margin-left: -2.75rem;
    }
  }

  ${Submit} {
    margin-left: ${space[5]};
    padding-inline: ${space[6]};
    border-radius: ${radius.control};
  }

  @media ${media.mobile} {
    padding: ${space[3]} ${space[3]} ${space[3]} ${space[2]};

    ${Input} {
      font-size: ${fontSize[18]};
    }

    ${Submit} {
      margin-left: ${space[2]};
      padding-inline: ${space[4]};
    }
  }

  /* The button stands below the field. */
  @media ${media.narrowPhone} {
    ${Pill} {
      flex-wrap: wrap;
    }

    ${Input} {
      flex: 1 0 100%;
      min-height: 2.75rem;
    }

    ${Submit} {
      flex: 1 0 100%;
      min-height: 2.75rem;
      margin: ${space[2]} 0 0;
      text-align: center;
    }
  }
`;

export const Questions = styled(FilterRows)`
  margin-top: ${space[3]};
  padding: 0;
  border: 0;
  background: none;

  /* Stronger than the line that a row draws above itself. */
  &&& > * {
    border: 0;
  }

  [aria-pressed='true'] {
    background: ${vars.surface.sunken};
    color: ${vars.text.strong};
    font-weight: 600;
  }
`;
