import { media, motion, space } from '@inkstone/ui/tokens';
import styled from 'styled-components';

export const Banner = styled.div`
  margin-bottom: ${space[7]};

  &:empty {
    display: none;
  }

  @media ${media.mobile} {
    margin-bottom: ${space[5]};
  }
`;

export const Controls = styled.div`
  margin-bottom: ${space[6]};

  @media ${media.mobile} {
    margin-bottom: ${space[4]};
  }
`;

/** The former books stay in place while others are fetched, visibly set back. */
export const Shelf = styled.div<{ $stale: boolean }>`
  opacity: ${({ $stale }) => ($stale ? 0.45 : 1)};
  transition: opacity ${motion.fast};
`;

export const Pages = styled.div`
  margin-top: ${space[7]};
`;
