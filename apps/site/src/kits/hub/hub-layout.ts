import { media } from '@inkstone/ui/tokens';
import styled from 'styled-components';

/** One slot of a section's page, below the others. */
export const HubSlot = styled.div`
  margin-top: 4rem;

  @media ${media.mobile} {
    margin-top: 2.75rem;
  }
`;

/** The cards directly below the head. */
export const HubDoors = styled.section`
  margin-top: 1.375rem;

  @media ${media.mobile} {
    margin-top: 0.875rem;
  }
`;

/** Two lists side by side, the first one wider. */
export const HubColumns = styled(HubSlot)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 26.5rem;
  gap: 4rem;
  align-items: start;

  @media ${media.narrowDesktop} {
    grid-template-columns: minmax(0, 1fr);
  }

  @media ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
    gap: 2.75rem;
  }
`;
