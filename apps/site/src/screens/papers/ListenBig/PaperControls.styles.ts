import { vars } from '@inkstone/ui/theme';
import { media, space } from '@inkstone/ui/tokens';
import styled from 'styled-components';

/** The heading of the list: what is looked at, and in which order. */
export const Heading = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]} ${space[6]};
  align-items: center;
  justify-content: space-between;
  margin: ${space[3]} 0 -${space[5]};

  @media ${media.mobile} {
    margin: 0 0 -${space[2]};
  }
`;

export const Order = styled.div`
  display: flex;
  gap: ${space[5]};
  align-items: center;

  @media ${media.mobile} {
    flex: 1;
    flex-wrap: wrap;
    gap: ${space[4]};
    padding-top: ${space[2]};
    border-top: 1px dashed ${vars.border.base};

    > :last-child {
      margin-left: auto;
    }
  }
`;

export const Several = styled.div`
  padding-left: ${space[4]};
  border-left: 1px solid ${vars.border.base};

  @media ${media.mobile} {
    /* Begins a line, which it shares with the filters: alone they would leave most of it empty. */
    flex: 1 0 50%;
    /* The symbol stands below the boxes. */
    margin-left: -${space[4]};
    padding-left: 0;
    border-left: 0;
  }
`;
