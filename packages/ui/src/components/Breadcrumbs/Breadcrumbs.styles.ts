import { styled } from 'styled-components';

import { screenOnly } from '../../theme/mixins.js';
import { vars } from '../../theme/vars.js';
import { fontSize, media, space } from '../../tokens/scales.js';

export const Root = styled.nav`
  ${screenOnly}
  color: ${vars.text.quiet};
  font-size: ${fontSize[14]};

  > ol {
    display: flex;
    min-width: 0;
  }
`;

export const Item = styled.li`
  display: flex;
  flex: none;
  align-items: center;

  /* The current page is shortened first: its full title is shown below. */
  &:last-child {
    flex: 0 1 auto;
    min-width: 0;
  }

  & + &::before {
    margin-inline: ${space[2]};
    color: ${vars.border.strong};
    content: '/' / '';
  }

  > span {
    color: ${vars.text.base};
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  > a {
    padding-block: ${space[1]};

    @media ${media.touch} {
      padding-block: ${space[3]};
    }

    @media ${media.hover} {
      &:hover {
        color: ${vars.accent.base};
        text-decoration: underline;
        text-underline-offset: 0.3em;
      }
    }
  }
`;
