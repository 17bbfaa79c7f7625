import { styled } from 'styled-components';

import * as mix from '../../../theme/mix.js';
import { media, vars } from '../../../theme/values.js';
import { framedChoices } from '../ink/framed-choices.js';
import { rem } from '../measure.js';

export const Root = styled.div`
  ${mix.wrap(rem(6))}
  ${framedChoices}
  align-items: center;

  > form {
    flex: 0 1 16rem;
  }

  /* As a chip that is pressed, which a button with a menu is not. */
  > span > [data-chosen] {
    background: ${vars.chosen.surface};
    color: ${vars.chosen.text};
  }

  [role='menu'] {
    max-height: min(60vh, 24rem);
    overflow-y: auto;
  }

  /* A value can be as long as the title of an activity. */
  > span {
    max-width: min(20rem, 100%);
    text-align: start;
    overflow-wrap: anywhere;
  }

  @media ${media.mobile} {
    > form {
      flex: 1 0 100%;
    }
  }
`;
