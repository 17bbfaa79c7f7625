import { styled } from 'styled-components';

import * as mix from '../../../theme/mix.js';
import { radius, vars } from '../../../theme/values.js';
import { rem, text } from '../measure.js';

export const Box = styled.div`
  ${mix.grow}
  position: relative;
`;

/** A dash between the groups of three. */
export const Cells = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: repeat(3, 1fr) ${rem(14)} repeat(3, 1fr);
  gap: ${rem(8)};

  > :nth-child(n + 4) {
    grid-row: 1;
  }

  > :nth-child(4) {
    grid-column: 5;
  }

  > :nth-child(5) {
    grid-column: 6;
  }

  > :nth-child(6) {
    grid-column: 7;
  }

  &::after {
    grid-area: 1 / 4;
    place-self: center stretch;
    height: 2px;
    background: ${vars.border.strong};
    content: '';
  }

  ${mix.onPhone('gap', rem(5))}
`;

export const Cell = styled.span`
  ${mix.centred}
  min-height: ${rem(58)};
  border: 1px solid ${vars.border.strong};
  border-radius: ${radius.control};
  background: ${vars.surface.raised};
  color: ${vars.text.strong};
  font: 600 ${text(26)} / 1 ${vars.font.display};

  &[data-wrong] {
    border-color: ${vars.status.danger};
  }

  &[data-now] {
    border-color: ${vars.text.strong};
    box-shadow: inset 0 0 0 1px ${vars.text.strong};
  }

  /* The caret stands where the next digit comes. */
  &[data-now]:empty::before {
    width: 2px;
    height: 1.1em;
    background: ${vars.text.strong};
    content: '';
  }

  ${mix.onPhone('min-height', rem(48))}
`;

/** Covers the drawing, to receive every touch. Never under 16 px: iOS would zoom in. */
export const Input = styled.input`
  ${mix.cover}
  ${mix.fill}
  margin: 0;
  padding: 0;
  border: 0;
  background: none;
  font-size: 16px;
  cursor: text;
  opacity: 0;

  &:focus-visible {
    outline: none;
  }
`;
