import { styled } from 'styled-components';

import * as mix from '../../../theme/mix.js';
import { fontSize, space, vars } from '../../../theme/values.js';

export const Root = styled.div`
  position: relative;
  padding-top: 2.25rem;
`;

export const Line = styled.span<{ $over: boolean }>`
  display: block;
  height: 0.9rem;
  border: solid ${({ $over }) => ($over ? vars.border.strong : vars.text.strong)};
  border-width: 0 2px;
  background: linear-gradient(currentColor, currentColor) center / 100% 2px no-repeat;
  color: ${({ $over }) => ($over ? vars.border.strong : vars.text.strong)};
`;

const shifts = { start: '0', middle: '-50%', end: '-100%' } as const;

export const Today = styled.span<{ $side: keyof typeof shifts }>`
  position: absolute;
  top: 0.25rem;
  padding-bottom: ${space[1]};
  height: 3rem;
  color: ${vars.accent.base};
  font: 600 ${fontSize[14]} / 1.4 ${vars.font.display};
  transform: translate(${({ $side }) => shifts[$side]}, 0);
  white-space: nowrap;

  &::after {
    ${mix.drawn}
    top: 1.5rem;
    bottom: 0;
    left: ${({ $side }) => ({ start: '0', middle: '50%', end: 'calc(100% - 2px)' })[$side]};
    border-left: 2px solid;
  }
`;

export const Ends = styled.span`
  ${mix.numerals}
  ${mix.small('quiet')}
  display: flex;
  justify-content: space-between;
  margin-top: ${space[2]};
`;

export const End = styled.span``;
