import { PaperList } from '@inkstone/ui/patterns/PaperList';
import { media, space } from '@inkstone/ui/tokens';
import styled from 'styled-components';

export const Piles = styled.section`
  margin-top: ${space[7]};

  @media ${media.mobile} {
    margin-top: ${space[6]};
  }
`;

/** On a phone the newest papers come first. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1.9fr) minmax(0, 1fr);
  gap: ${space[7]};
  align-items: start;
  margin-top: ${space[7]};

  @media ${media.narrowDesktop} {
    grid-template-columns: minmax(0, 1fr);
  }

  @media ${media.mobile} {
    display: flex;
    flex-direction: column-reverse;
    align-items: stretch;
  }
`;

export const All = styled.p`
  margin-top: ${space[4]};
  text-align: center;
`;

/** The line below the tabs is the head of the list. */
export const Papers = styled(PaperList)`
  margin-top: -${space[4]};
  border-top: 0;
`;
