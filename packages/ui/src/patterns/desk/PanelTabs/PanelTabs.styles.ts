import { styled } from 'styled-components';

import * as mix from '../../../theme/mix.js';
import { media, vars } from '../../../theme/values.js';
import { rem, text } from '../measure.js';

export const Panel = styled.section`
  min-width: 0;

  /* Smaller than the tabs of the site: they only change how the same is shown. */
  [role='tab'] {
    min-height: ${rem(28)};
    padding: 0 ${rem(11)};
    font-size: ${text(12.5)};
    ${mix.onTouch('min-height', '44px')}
  }

  && [role='tabpanel'] {
    margin-top: ${rem(12)};
    padding-top: 0;
  }

  @media ${media.mobile} {
    /* The heading, two short tabs and the link fit into one line. */
    && [data-lead] {
      flex-wrap: nowrap;
    }

    && [role='tablist'] {
      flex: 0 1 auto;
    }

    && [role='tab'] {
      padding-inline: ${rem(9)};
    }

    && [data-lead] > a {
      padding-inline: 0;
    }
  }

  @media ${media.narrowPhone} {
    && [data-lead] {
      flex-wrap: wrap;
    }
  }
`;

export const Head = styled.div`
  ${mix.wrap(`0 ${rem(12)}`)}
  ${mix.grow}
  align-items: baseline;
  color: ${vars.text.quiet};
  font-size: ${text(13)};

  ${mix.onPhone('white-space', 'nowrap')}

  > span {
    ${mix.onPhone('display', 'none')}
  }
`;

export const Title = styled.h2`
  font-size: ${text(18)};
`;
