import { styled } from 'styled-components';

import { media } from '../../../theme/values.js';

/** px around the sheets of the strip. */
export const STRIP_MARGIN = 18;
/** Width of a sheet of the strip as a share of the room between its margins: the next sheet shows its edge. */
export const STRIP_SHARE = 0.82;
/** Height below the strip: the page ruler and the line with the number of pages. */
export const BELOW_STRIP = '6rem + 2px';

const A4 = 297 / 210;
const sheetHeight = `${String(100 * STRIP_SHARE * A4)}%`;
const margins = `${String(2 * STRIP_MARGIN * (1 - STRIP_SHARE * A4))}px`;

/**
 * The box of the viewer. Its height depends on its width and the window, never on what stands in it: what follows on the
 * page must not move while the code is fetched, while a file is opened, or when it cannot be opened. On a desktop it is as
 * high as the window below the header of a page; on a phone it holds a sheet of A4.
 */
export const ViewerBox = styled.section`
  position: relative;
  min-width: 0;

  &::before {
    display: block;
    height: max(36rem, calc(100vh - 6.5rem));
    content: '';

    @media ${media.mobile} {
      height: 0;
      padding-top: calc(${sheetHeight} + ${margins} + ${BELOW_STRIP});
    }
  }
`;

export const Inside = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);
`;
