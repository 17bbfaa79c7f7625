import { FavouriteButton } from '@inkstone/ui/patterns/FavouriteButton';
import { screenOnly, vars } from '@inkstone/ui/theme';
import { fontSize, media, space } from '@inkstone/ui/tokens';
import styled, { css } from 'styled-components';

import { PAGE_SIZE } from '../../../lib/config/page-size.js';

/** The headings of lists of any kind as one: the same size, the same distance to the first row. */
const headings = css`
  h2 {
    font-size: ${fontSize[22]};
  }
`;

/** The way back and, at its end, the share button. */
export const PhoneLine = styled.div`
  ${screenOnly}
  display: flex;
  gap: ${space[3]};
  align-items: flex-start;
  justify-content: space-between;

  /* At the height of the way back, its sign above the edge of the text. */
  > span {
    margin: -${space[5]} -${space[3]} 0 0;
  }
`;

/** The favourite and, beside it, the share button. */
export const Kept = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space[2]};
  align-items: center;
`;

/** As high as the button, which comes later. */
export const KeepPlace = styled.div`
  min-height: max(2.75rem, 44px);
`;

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 17.5rem;
  gap: ${space[6]};
  align-items: start;
  margin-top: ${space[5]};

  @media ${media.below(1024)} {
    grid-template-columns: minmax(0, 1fr);
  }

  @media ${media.mobile} {
    gap: ${space[4]};
    margin-top: ${space[2]};
  }
`;

/** Stays in sight while the pages beside it are read. */
export const Beside = styled.aside`
  ${screenOnly}
  ${headings}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};

  h2 {
    padding-bottom: ${space[2]};
    border-bottom: 1px solid ${vars.text.strong};
  }

  @media ${media.from(1024)} {
    position: sticky;
    top: ${space[5]};
  }
`;

/** The lists below the paper: the first items of all lists are in one row, the second ones in the next. */
export const Others = styled.aside`
  ${screenOnly}
  ${headings}
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  column-gap: ${space[6]};
  margin-top: ${space[7]};

  > * {
    grid-row: span ${PAGE_SIZE.sideList + 1};
  }

  > section {
    display: grid;
    grid-template-rows: subgrid;
  }

  > section > :is(ol, ul) {
    display: grid;
    grid-row: span ${PAGE_SIZE.sideList};
    grid-template-rows: subgrid;
  }

  /* Its rule is above the list, those of the others are below their headings. */
  > section > ol {
    margin-top: -2px;
  }

  > section > :empty {
    display: none;
  }

  li {
    align-items: start;
    padding-block: ${space[4]};
    border-bottom: 0;
  }

  li + li {
    border-top: 1px solid ${vars.border.base};
  }

  /* The heading of the numbered list stands as far above its rule as those of the recommendations. */
  section > div:first-child {
    margin-bottom: 0;
    padding-bottom: ${space[3]};
  }

  @media ${media.narrowDesktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    > :nth-child(n + 3) {
      margin-top: ${space[7]};
    }
  }

  @media ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);

    > * + * {
      margin-top: ${space[7]};
    }
  }
`;

/** In the bar of a phone: the words below the sign, without a frame beside the red button. */
export const BarFavourite = styled(FavouriteButton)`
  && {
    flex-direction: column;
    gap: 0.125rem;
    padding: 0;
    border: 0;
    background: none;
    font-weight: 400;
    font-size: ${fontSize[14]};
  }

  /* No room for both labels: these words are only read out. */
  @media ${media.narrowPhone} {
    > span {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
`;
