import { vars } from '@inkstone/ui/theme';
import { fontSize, media, motion, space } from '@inkstone/ui/tokens';
import styled from 'styled-components';

export const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    position: relative;
    padding-block: ${space[3]};
    border-bottom: 1px solid ${vars.border.base};
  }

  a {
    color: ${vars.text.strong};
    line-height: 1.5;
    transition: color ${motion.fast};

    /* The whole row is the link. */
    &::after {
      content: '';
      position: absolute;
      inset: 0;
    }

    @media ${media.hover} {
      &:hover {
        color: ${vars.accent.base};
      }
    }
  }

  time {
    display: block;
    margin-top: ${space[1]};
    color: ${vars.text.quiet};
    font: ${fontSize[14]} / 1.5 ${vars.font.display};
  }
`;
