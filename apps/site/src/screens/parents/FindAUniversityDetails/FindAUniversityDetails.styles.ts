import { vars } from '@inkstone/ui/theme';
import { fontSize, media, space } from '@inkstone/ui/tokens';
import styled from 'styled-components';

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 25rem;
  gap: ${space[7]} 4.5rem;
  align-items: start;
  margin-top: ${space[7]};

  @media ${media.narrowDesktop} {
    grid-template-columns: minmax(0, 1fr);
  }

  @media ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
    margin-top: ${space[5]};
  }
`;

/** The first paragraph is the sentence by which a university is known. */
export const Text = styled.div`
  margin-bottom: ${space[7]};

  p:first-child {
    color: ${vars.text.strong};
    font: 700 ${fontSize[22]} / 1.6 ${vars.font.display};
  }

  @media ${media.mobile} {
    margin-bottom: ${space[6]};

    p:first-child {
      font-size: ${fontSize[18]};
    }
  }
`;

export const Lines = styled.section`
  margin-bottom: ${space[7]};
`;

export const Category = styled.div`
  display: grid;
  grid-template-columns: 5.5rem minmax(0, 1fr);
  align-items: center;
  border-bottom: 1px solid ${vars.border.base};

  &:nth-child(2) {
    border-top: 2px solid ${vars.text.strong};
  }

  > h3 {
    font-size: ${fontSize[16]};
  }

  @media ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
    padding-top: ${space[3]};
  }
`;
