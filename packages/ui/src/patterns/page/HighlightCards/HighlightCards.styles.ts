import { styled } from 'styled-components';

import { resetList } from '../../../theme/mixins.js';
import { vars } from '../../../theme/vars.js';
import { fontSize, media, motion, radius, space } from '../../../tokens/scales.js';
import { stretchedLink, threeColumns, wholeWords } from '../../layout.js';

export const Cards = styled.ul`
  ${resetList}
  ${threeColumns}
`;

export const Card = styled.li`
  position: relative;
  display: flex;
  gap: 1.25rem;
  align-items: flex-start;
  min-height: 8.25rem;
  padding: 1.75rem;
  border: 1px solid ${vars.border.base};
  border-radius: ${radius.card};
  background: ${vars.surface.raised};
  transition:
    border-color ${motion.fast},
    box-shadow ${motion.fast},
    translate ${motion.fast};

  @media ${media.hover} {
    &:hover {
      border-color: ${vars.border.strong};
      box-shadow: ${vars.shadow.card};
      translate: 0 -2px;
    }
  }

  @media ${media.narrowDesktop} {
    padding: ${space[4]};
  }

  @media ${media.mobile} {
    min-height: 6.75rem;
    padding: 1.25rem;
  }
`;

export const Numeral = styled.span`
  flex: none;
  width: 1em;
  color: ${vars.accent.base};
  font: 700 2.125rem/1.1 ${vars.font.display};
`;

export const Words = styled.div`
  flex: 1;
  min-width: 0;
`;

export const Title = styled.h3`
  ${wholeWords}
  font-size: 1.25rem;
  line-height: 1.5;
`;

export const Way = styled.a`
  ${stretchedLink}

  &:focus-visible {
    outline: none;

    &::after {
      outline: 2px solid ${vars.focus};
      outline-offset: 2px;
      border-radius: ${radius.card};
    }
  }
`;

export const Text = styled.p`
  margin-top: ${space[1]};
  color: ${vars.text.quiet};
  font-size: ${fontSize[14]};
`;
