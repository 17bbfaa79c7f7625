import { styled } from 'styled-components';

import * as mix from '../../theme/mix.js';
import { media, space, vars } from '../../theme/values.js';

export const Root = styled.nav`
  ${mix.screenOnly}
  ${mix.small('quiet')}

  > ol {
    ${mix.wrap()}
    min-width: 0;
  }
`;

export const Item = styled.li`
  ${mix.row()}
  /* A name that is longer than a line is broken. */
  min-width: 0;

  /* The current page is shortened first: its full title is shown below. */
  &:last-child {
    flex: 1 1 3em;
  }

  & + &::before {
    margin-inline: ${space[2]};
    color: ${vars.border.strong};
    content: '/' / '';
  }

  > span {
    ${mix.ellipsis}
    color: ${vars.text.base};
  }

  > a {
    ${mix.onTouch('padding-block', space[3])}
    padding-block: ${space[1]};

    @media ${media.hover} {
      &:hover {
        color: ${vars.accent.base};
        text-decoration: underline;
        text-underline-offset: 0.3em;
      }
    }
  }
`;
