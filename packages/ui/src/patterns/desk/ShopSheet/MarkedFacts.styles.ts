import { styled } from 'styled-components';

import { vars } from '../../../theme/values.js';
import { rem, text } from '../measure.js';
import { desk } from '../palette.js';

export const List = styled.dl`
  display: grid;
  gap: ${rem(5)};
  margin: 0;
  font-size: ${text(13)};

  > div {
    display: grid;
    grid-template-columns: 4em minmax(0, 1fr) auto;
    gap: ${rem(8)};
  }

  dt {
    color: ${vars.text.quiet};
  }

  dd {
    margin: 0;
    color: ${vars.text.strong};
    overflow-wrap: anywhere;
  }

  a {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
`;

/** As with a highlighter. */
export const Marked = styled.mark`
  background: linear-gradient(transparent 58%, ${desk.marker} 58% 92%, transparent 92%);
  color: inherit;
`;
