import { css, styled } from 'styled-components';

import * as mix from '../../../theme/mix.js';
import { radius, vars } from '../../../theme/values.js';
import { rem, text } from '../measure.js';
import { desk } from '../palette.js';

export const Scroll = styled.div`
  border: 1px solid ${desk.rule};
  border-radius: ${radius.chip};
  overflow-x: auto;
`;

/** Columns of the same width: a long list beside the fault would push it out of sight. */
export const Grid = styled.table`
  table-layout: fixed;
  width: 100%;
  border-collapse: collapse;
  font-size: ${text(12)};
`;

const box = css`
  height: ${rem(30)};
  padding: ${rem(3)} ${rem(6)};
  border-inline-end: 1px solid ${vars.border.base};
  border-bottom: 1px solid ${vars.border.base};
  font-weight: 400;
  text-align: start;

  &:last-child {
    border-inline-end: 0;
  }

  tbody tr:last-child > & {
    border-bottom: 0;
  }
`;

const edge = css`
  ${box}
  background: ${desk.shade};
  color: ${vars.text.base};

  &[data-fault] {
    background: ${vars.chosen.surface};
    color: ${vars.chosen.text};
  }
`;

export const Column = styled.th`
  ${edge}
  ${mix.ellipsis}
  text-align: center;
`;

export const Line = styled.th`
  ${edge}
  ${mix.numerals}
  width: ${rem(30)};
  text-align: center;
`;

export const Cell = styled.td`
  ${box}
  ${mix.ellipsis}
  background: ${vars.surface.raised};
  color: ${vars.text.strong};

  &[data-merged] {
    background: repeating-linear-gradient(135deg, ${desk.shade} 0 6px, ${desk.rule} 6px 7px);
  }

  &[data-fault]:not([data-merged]) {
    background: ${vars.status.dangerTint};
  }

  &[data-fault] {
    white-space: normal;
    overflow-wrap: anywhere;
    outline: 2px solid ${vars.status.danger};
    outline-offset: -2px;
  }
`;
