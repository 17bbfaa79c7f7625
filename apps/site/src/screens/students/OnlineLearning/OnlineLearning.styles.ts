import { resetList, vars } from '@inkstone/ui/theme';
import { media, space } from '@inkstone/ui/tokens';
import styled from 'styled-components';

export const Grid = styled.ul`
  ${resetList}
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space[6]} ${space[5]};

  /* Four times the area of the others. */
  > [data-large] {
    grid-area: span 2 / span 2;
  }

  @media ${media.narrowDesktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  @media ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
    gap: 0;

    > li {
      padding-block: ${space[4]};
      border-bottom: 1px solid ${vars.border.base};
    }

    > [data-large] {
      grid-area: auto;
    }
  }
`;

/** As wide as the list. */
export const Wide = styled.div`
  display: grid;
  flex-grow: 1;
`;
