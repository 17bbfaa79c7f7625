import { barHeight, media } from '@inkstone/ui/tokens';
import styled from 'styled-components';

/** At least as high as the window: data that arrives late must not push a footer that is already in view. */
export const Main = styled.main`
  display: block;
  min-height: 100vh;
  min-height: 100dvh;

  /* What sticks inside stays below the header, which sticks too. */
  --stuck-below: ${barHeight.desktopHeader};

  @media ${media.mobile} {
    --stuck-below: ${barHeight.mobileHeader};
  }

  /* The window's height would add a blank page. */
  @media print {
    min-height: 0;
  }

  &:focus,
  & h1:focus {
    outline: none;
  }
`;

/** Around one of the screens in the page; no box of its own. */
export const OneScreen = styled.div`
  display: contents;
`;
