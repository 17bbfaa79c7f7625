import { fontSize, media, space } from '@inkstone/ui/tokens';
import styled from 'styled-components';

/** The line of the history runs out of the window; what is beyond it must not make the page scroll sideways. */
export const Page = styled.div`
  --timeline-bleed: 50vw;
  overflow-x: clip;

  /* The mark of the open tab lies on the rule below the title. */
  [role='tablist'] {
    align-self: end;
  }

  /* Five tabs are wider than a phone: they scroll, and keep their distance. */
  @media ${media.mobile} {
    [role='tablist'] > [role='tab'] {
      flex: none;
    }
  }
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
