import { styled } from 'styled-components';

import * as mix from '../../../theme/mix.js';
import { media } from '../../../theme/values.js';

/** Width of two columns and their gap, divided by the height of a 3:4 cover in one column, at every width. */
const TWO_COLUMNS = '1.61';

export const Grid = styled.ul`
  ${mix.resetList}
  display: grid;
  grid-template-columns: repeat(5, minmax(0, 1fr));
  gap: 2.75rem 2.25rem;
  /* The next upright book fills the place that a landscape book leaves at the end of a row. */
  grid-auto-flow: row dense;

  @media ${media.narrowDesktop} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: 2.25rem 1.5rem;
  }

  @media ${media.mobile} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 1.75rem 1.125rem;
  }

  /* A landscape book takes two columns, where its cover is as high as the others. */
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
