import { styled } from 'styled-components';

import { media, space, vars } from '../../../theme/values.js';
import { printed } from '../../cloth.js';
import { Page, Stage } from '../../page/CardCarousel/CardCarousel.styles.js';

/** Two arrows and the pause button, with their gaps. */
const CONTROLS = '9rem';

export const Shelf = styled.div`
  min-width: 0;

  @media ${media.desktop} {
    &[data-arrows] > :first-child {
      padding-right: ${CONTROLS};
    }

    .card-controls {
      position: absolute;
      right: ${space[2]};
      bottom: calc(100% + ${space[3]});
      gap: ${space[2]};
      margin: 0;
    }
  }

  /* The cards align with the heading, although the slides have padding for their shadows. */
  > ${Stage} {
    margin-inline: calc(-1 * ${space[2]});
  }

  &[data-ledge] ${Page} {
    column-gap: 2.125rem;

    > li {
      position: relative;

      &::before {
        content: '';
        position: absolute;
        inset: 0 -1.0625rem auto;
        padding-top: calc(100% * 4 / 3);
        border-bottom: 0.5625rem solid ${printed.board};
        box-shadow: 0 0.5625rem 0.75rem -0.5rem rgb(60 40 10 / 34%);
        filter: ${vars.picture.filter};
      }
    }
  }
`;
