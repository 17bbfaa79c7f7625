import { styled } from 'styled-components';

import { radius, vars } from '../../../theme/values.js';
import { rem, text } from '../measure.js';
import { desk } from '../palette.js';

/** The label as it is printed, and what became of it. */
export const Label = styled.div`
  position: relative;
  padding: ${rem(12)};
  border: 1px solid ${vars.border.strong};
  outline: 1px solid ${vars.border.base};
  outline-offset: 4px;
  margin: 5px;
  border-radius: ${radius.chip};
  background: ${vars.surface.raised};
  font: 700 ${text(14)} / 1.4 ${vars.font.display};

  &::after {
    display: block;
    height: ${rem(22)};
    margin-top: ${rem(8)};
    border-radius: 2px;
    background: repeating-linear-gradient(115deg, #c3bbae 0 2px, #b6ad9f 2px 4px);
    content: '';
  }
`;

export const Stamp = styled.b`
  position: absolute;
  top: ${rem(8)};
  right: ${rem(12)};
  padding: ${rem(4)} ${rem(8)};
  border: 2px solid currentcolor;
  border-radius: ${radius.chip};
  background: ${vars.surface.raised};
  transform: rotate(-8deg);
`;

export const Book = styled.p`
  color: ${vars.text.quiet};
  font-size: ${text(14)};
  overflow-wrap: anywhere;
`;

/** Stays in sight below a long panel. */
export const Foot = styled.footer`
  position: sticky;
  bottom: 0;
  display: grid;
  gap: ${rem(8)};
  justify-items: start;
  padding-block: ${rem(12)};
  background: ${desk.shade};
`;
