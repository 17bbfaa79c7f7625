import { css, styled } from 'styled-components';

import { numerals } from '../../../theme/mixins.js';
import { vars } from '../../../theme/vars.js';
import { radius, space } from '../../../tokens/scales.js';

export const List = styled.dl`
  margin: 0;
  border-top: 1px solid ${vars.border.base};
`;

export const Name = styled.dt`
  position: relative;
  color: ${vars.text.quiet};
`;

export const Row = styled.div<{ $marked: boolean }>`
  display: grid;
  grid-template-columns: ${({ $marked }) => ($marked ? '7rem' : '6rem')} minmax(0, 1fr);
  align-items: center;
  gap: ${space[3]};
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
  ${numerals}
  position: absolute;
  top: 50%;
  left: 0;
  display: grid;
  place-items: center;
  width: 1.25rem;
  height: 1.25rem;
  border-radius: ${radius.round};
  background: ${vars.chosen.surface};
  color: ${vars.chosen.text};
  font-size: max(0.75rem, 11px);
  font-weight: 700;
  line-height: 1;
  transform: translate(0, -50%);
`;

export const Value = styled.dd`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
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
