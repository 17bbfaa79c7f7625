import { fontSize, media, space } from '@inkstone/ui/tokens';
import styled from 'styled-components';

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 20rem;
  gap: ${space[7]} ${space[8]};
  margin-top: ${space[7]};

  @media ${media.narrowDesktop} {
    grid-template-columns: minmax(0, 1fr);
  }

  @media ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
    margin-top: ${space[6]};
  }
`;

export const Block = styled.section`
  margin-top: ${space[7]};
`;

/** The recommendation lists below the book, side by side. */
export const Others = styled.aside`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[7]};
  margin-top: ${space[7]};

  @media ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** The description's own headings are smaller than the section's, whatever their level. */
export const Text = styled.div`
  h2,
  h3 {
    font-size: ${fontSize[18]};
  }
`;
