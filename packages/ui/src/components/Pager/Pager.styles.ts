import { styled } from 'styled-components';

import { numerals, resetButton, touchTarget } from '../../theme/mixins.js';
import { vars } from '../../theme/vars.js';
import { fontSize, media, motion, radius, space } from '../../tokens/scales.js';

export const Root = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${space[4]} ${space[5]};
  font-size: ${fontSize[16]};
`;

export const Total = styled.p`
  color: ${vars.text.quiet};
`;

export const Figure = styled.span`
  ${numerals}
  color: ${vars.text.strong};
  font-weight: 600;
`;

export const Pages = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[2]};

  @media ${media.mobile} {
    justify-content: center;
    width: 100%;
  }
`;

/** Not on a phone, whose width four numbers and two arrows fill. */
export const Word = styled.span`
  @media ${media.mobile} {
    display: none;
  }
`;

export const Step = styled.button`
  ${resetButton}
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space[1]};
  min-width: 2.75rem;
  min-height: 2.75rem;
  padding: 0 ${space[3]};
  border: 1px solid ${vars.border.base};
  border-radius: ${radius.control};
  background: ${vars.surface.raised};
  color: ${vars.text.strong};
  line-height: 1.2;
  transition:
    background-color ${motion.fast},
    border-color ${motion.fast};
  ${touchTarget}

  &.number {
    ${numerals}
    font-weight: 600;
  }

  @media ${media.hover} {
    &:hover:not(:disabled, [aria-current]) {
      border-color: ${vars.border.strong};
    }
  }

  &[aria-current] {
    border-color: ${vars.chosen.surface};
    background: ${vars.chosen.surface};
    color: ${vars.chosen.text};
    cursor: default;
  }

  &:disabled {
    background: none;
    color: ${vars.text.quiet};
  }

  /* Four numbers and two arrows share a column that is narrower than a phone, such as below an open station. */
  @media ${media.mobile} {
    min-width: min(2.75rem, (100% - 5 * ${space[2]}) / 6);
    padding: 0;
  }
`;
