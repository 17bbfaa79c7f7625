import { screenOnly, vars } from '@inkstone/ui/theme';
import { fontSize, media, space } from '@inkstone/ui/tokens';
import styled, { css } from 'styled-components';

/** The headings of lists of any kind as one: the same size, the same distance to the first row. */
const headings = css`
  h2 {
    font-size: ${fontSize[22]};
  }
`;

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 17.5rem;
  gap: ${space[6]};
  align-items: start;
  margin-top: ${space[5]};

  @media ${media.narrowDesktop} {
    grid-template-columns: minmax(0, 1fr);
  }

  @media ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[4]};
    margin-top: ${space[4]};
  }
`;

/** Stays in sight while the pages beside it are read. */
export const Beside = styled.aside`
  ${screenOnly}
  ${headings}
  display: grid;
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

/** The lists below the paper, with their rules on one grid. */
export const Others = styled.aside`
  ${screenOnly}
  ${headings}
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${space[7]} ${space[6]};
  align-items: start;
  margin-top: ${space[7]};

  /* The heading of the numbered list stands as far above its rule as those of the recommendations. */
  section > div:first-child {
    margin-bottom: 0;
    padding-bottom: ${space[3]};
  }

  @media ${media.narrowDesktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  @media ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
