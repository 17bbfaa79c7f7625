import { vars } from '@inkstone/ui/theme';
import { fontSize, media, space } from '@inkstone/ui/tokens';
import styled from 'styled-components';

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 44rem) minmax(0, 24rem);
  gap: ${space[7]} ${space[8]};
  justify-content: space-between;
  align-items: start;

  @media ${media.narrowDesktop} {
    grid-template-columns: minmax(0, 1fr) 15rem;
    gap: ${space[6]};
  }

  @media ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Side = styled.aside`
  display: grid;
  gap: ${space[6]};

  figure {
    margin: 0;
  }

  figcaption {
    margin-top: ${space[3]};
    color: ${vars.text.quiet};
    font-size: ${fontSize[14]};
  }

  h2 {
    font-size: ${fontSize[18]};
  }

  @media ${media.desktop} {
    position: sticky;
    top: 6rem;
  }
`;

export const Steps = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[2]} ${space[4]};
  margin: ${space[3]} 0 0;

  > dt {
    color: ${vars.text.quiet};
    font-family: ${vars.font.display};
  }

  > dd {
    margin: 0;
  }
`;
