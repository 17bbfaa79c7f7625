import { styled } from 'styled-components';

import * as mix from '../../../theme/mix.js';
import { media } from '../../../theme/values.js';

/** The width of two columns with the gap between them to the height of a 3:4 cover in one, at every width. */
const TWO_COLUMNS = '1.61';

export const Grid = styled.ul`
  ${mix.resetList}
  display: grid;
  grid-template-columns: repeat(5, minmax(0, 1fr));
  gap: 2.75rem 2.25rem;
  /* The place that a landscape book leaves at the end of a row goes to the next upright one. */
  grid-auto-flow: row dense;

  @media ${media.narrowDesktop} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: 2.25rem 1.5rem;
  }

  @media ${media.mobile} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 1.75rem 1.125rem;
  }

  /* A landscape book has the room of two, where its cover is as high as theirs. */
  > [data-wide] {
    grid-column: span 2;

    .book-stand {
      ${mix.onPhone('aspect-ratio', 'auto')}
      aspect-ratio: ${TWO_COLUMNS};
    }
  }
`;

export const Ghost = styled.div`
  ${mix.grid('1.125rem')}
  padding-bottom: 1.9rem;
`;
