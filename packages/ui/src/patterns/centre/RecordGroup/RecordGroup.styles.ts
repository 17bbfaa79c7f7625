import { styled } from 'styled-components';

import * as mix from '../../../theme/mix.js';
import { fontSize, media, space, tapTarget, vars } from '../../../theme/values.js';

export const Group = styled.section`
  display: grid;
  grid-template-columns: 10.5rem minmax(0, 1fr);
  gap: ${space[5]};
  padding: ${space[5]} 0 ${space[4]};
  border-bottom: 1px solid ${vars.border.strong};

  @media ${media.below(900)} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[2]};
    padding-bottom: ${space[3]};
  }
`;

export const Head = styled.header`
  padding-top: ${space[2]};

  > h2 {
    font-size: 1.1875rem;
  }

  @media ${media.below(900)} {
    ${mix.wrap('0 0.75rem')}
    align-items: baseline;
    padding-top: 0;
  }
`;

export const Note = styled.p`
  color: ${vars.text.quiet};
  font-size: ${fontSize[14]};
`;

/** The group has its own rules above and below. */
export const Body = styled.div`
  min-width: 0;

  > dl {
    border-top: 0;
  }

  > dl:last-child > :last-child {
    border-bottom: 0;
  }

  > dl > div {
    border-bottom: 1px dotted ${vars.border.strong};
  }

  /* A value may have several lines; its name stands beside the first one. */
  > dl > div > * {
    min-height: 2.25rem;

    @media ${media.touch} {
      min-height: ${tapTarget};
    }
  }

  > dl > div > dt {
    ${mix.row()}
    align-self: start;
  }
`;
