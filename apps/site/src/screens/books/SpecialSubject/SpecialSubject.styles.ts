import { vars } from '@inkstone/ui/theme';
import { media, space } from '@inkstone/ui/tokens';
import styled from 'styled-components';

/** The heading at the left, the picture at the right. */
export const Units = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1.3fr);
  gap: ${space[6]};
  align-items: start;
  margin-top: ${space[8]};
  padding-top: ${space[5]};
  border-top: 2px solid ${vars.text.strong};

  @media ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
    gap: 0;
    margin-top: ${space[7]};
  }

  p {
    color: ${vars.text.base};
  }
`;
