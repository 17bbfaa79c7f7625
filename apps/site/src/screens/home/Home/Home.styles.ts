import { media, space } from '@inkstone/ui/tokens';
import styled, { css } from 'styled-components';

/**
 * Below the first view, laid out when hydration begins, which paints the text above sooner. Later it keeps its height:
 * Back would return to another place.
 */
const afterFirstPaint = css`
  [data-served] & {
    content-visibility: auto;
    contain-intrinsic-size: auto 30rem;
  }
`;

export const Block = styled.section`
  ${afterFirstPaint}
  margin-top: 4rem;

  @media ${media.mobile} {
    margin-top: 2.5rem;
  }
`;

export const TwoColumns = styled.div`
  ${afterFirstPaint}
  display: grid;
  grid-template-columns: minmax(0, 1.55fr) minmax(0, 1fr);
  gap: ${space[7]};
  margin-top: 4rem;

  @media ${media.narrowDesktop} {
    grid-template-columns: minmax(0, 1fr);
  }

  @media ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
    gap: 2.5rem;
    margin-top: 2.5rem;
  }
`;
