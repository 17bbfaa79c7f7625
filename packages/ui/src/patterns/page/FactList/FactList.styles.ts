import { css, styled } from 'styled-components';

import * as mix from '../../../theme/mix.js';
import { radius, space, vars } from '../../../theme/values.js';

export const List = styled.dl`
  margin: 0;
  border-top: 1px solid ${vars.border.base};
`;

export const Name = styled.dt`
  position: relative;
  color: ${vars.text.quiet};
`;

export const Row = styled.div<{ $marked: boolean }>`
  ${mix.grid(space[3])}
  grid-template-columns: ${({ $marked }) => ($marked ? '7rem' : '6rem')} minmax(0, 1fr);
  align-items: center;
  min-height: 3rem;
  padding-block: ${space[2]};
  border-bottom: 1px solid ${vars.border.base};

  ${({ $marked }) =>
    $marked &&
    css`
      > ${Name} {
        padding-left: 1.75rem;
      }
    `}
`;

export const Mark = styled.span`
  ${mix.numerals}
  ${mix.centred}
  ${mix.square('1.25rem')}
  position: absolute;
  top: 50%;
  left: 0;
  border-radius: ${radius.round};
  background: ${vars.chosen.surface};
  color: ${vars.chosen.text};
  font-size: max(0.75rem, 11px);
  font-weight: 700;
  line-height: 1;
  transform: translate(0, -50%);
`;

export const Value = styled.dd`
  ${mix.row()}
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${space[3]};
  min-width: 0;
  margin: 0;
  color: ${vars.text.strong};
  overflow-wrap: anywhere;
`;

export const Action = styled.span`
  margin-block: calc(-1 * ${space[1]});
`;
