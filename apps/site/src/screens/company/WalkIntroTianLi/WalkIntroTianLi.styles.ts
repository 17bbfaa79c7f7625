import { fontSize, media, space } from '@inkstone/ui/tokens';
import styled from 'styled-components';

/** The line of the history runs out of the window; what is beyond it must not make the page scroll sideways. */
export const Page = styled.div`
  --timeline-bleed: 50vw;
  overflow-x: clip;
`;

/** On one line with the tabs, which stand at its end. */
export const Title = styled.h1`
  margin-right: auto;
  padding-bottom: ${space[3]};
  font-size: ${fontSize[36]};

  @media ${media.mobile} {
    padding-bottom: 0;
    font-size: ${fontSize[28]};
  }
`;
