import { PageColumn } from '@inkstone/ui/patterns/PageColumn';
import { media, motion, space } from '@inkstone/ui/tokens';
import styled from 'styled-components';

/** A page without slides or crumbs begins close to the header, so that more of its list is in the first window. */
export const Column = styled(PageColumn)<{ $plain: boolean }>`
  @media ${media.desktop} {
    ${({ $plain }) => $plain && `padding-top: ${space[5]};`}
  }
`;

export const Controls = styled.div`
  margin-bottom: ${space[6]};

  @media ${media.mobile} {
    margin-bottom: ${space[4]};
  }
`;

export const Above = styled.div<{ $waiting: boolean }>`
  display: flex;
  visibility: ${({ $waiting }) => ($waiting ? 'hidden' : 'visible')};
  flex-wrap: wrap;
  justify-content: flex-end;
  margin-bottom: ${space[6]};
`;

/** The former items stay in place while others are fetched, visibly set back. */
export const Results = styled.div<{ $stale: boolean }>`
  opacity: ${({ $stale }) => ($stale ? 0.45 : 1)};
  transition: opacity ${motion.fast};
`;

export const Pages = styled.div`
  margin-top: ${space[5]};

  /* The pager draws nothing for a single page. */
  &:empty {
    display: none;
  }
`;

export const WithSide = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 20rem;
  gap: ${space[7]} ${space[8]};

  @media ${media.narrowDesktop} {
    grid-template-columns: minmax(0, 1fr);
  }

  @media ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
