import { fontSize, media, space } from '@inkstone/ui/tokens';
import { Tabs } from '@inkstone/ui/components/Tabs';
import styled from 'styled-components';

/** The parts of the page. */
export const Parts = styled(Tabs<'about' | 'errata'>)`
  margin-top: ${space[6]};
`;

/** What the book is, and beside it what belongs to it. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 28rem;
  gap: ${space[7]} ${space[8]};
  align-items: start;
  margin-top: ${space[6]};

  @media ${media.narrowDesktop} {
    grid-template-columns: minmax(0, 1fr);
  }

  @media ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
    margin-top: ${space[6]};
  }
`;

export const ServiceLinks = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[6]};
  margin-top: ${space[6]};
`;

/** The recommendation columns, side by side. */
export const Others = styled.aside`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space[7]};
  align-items: start;
  margin-top: ${space[7]};

  /* As high as an upright picture, so that the rows of all columns are on one level. */
  li {
    min-height: calc(4rem * 4 / 3 + 2 * ${space[3]});
  }

  @media ${media.narrowDesktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  @media ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[6]};
  }
`;

/** The description's own headings are smaller than the section's, whatever their level. */
export const Text = styled.div`
  h2,
  h3 {
    font-size: ${fontSize[18]};
  }
`;
