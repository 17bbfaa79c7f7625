import { css, styled } from 'styled-components';

import { vars } from '../../../theme/values.js';

export const Ruler = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: 3px;
  align-items: center;
`;

const stroke = css`
  border-color: ${vars.text.quiet};

  &::after {
    content: '';
    width: 7px;
    height: 2px;
    background: ${vars.accent.base};
  }
`;

export const Page = styled.i<{ $found: boolean; $behind: boolean }>`
  display: grid;
  place-items: center;
  width: 11px;
  height: 15px;
  border: 1px ${({ $behind }) => ($behind ? 'dashed' : 'solid')} ${vars.border.strong};
  background: ${({ $behind }) => ($behind ? 'none' : vars.surface.raised)};
  ${({ $found }) => $found && stroke}
`;

/** Where the reading ends. */
export const Seal = styled.i`
  height: 19px;
  margin: 0 1px;
  border-left: 1.5px dashed ${vars.accent.base};
`;

export const More = styled.span`
  line-height: 1;
`;
