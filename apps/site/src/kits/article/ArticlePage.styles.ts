import { screenOnly, vars } from '@inkstone/ui/theme';
import { fontSize, media, radius, space } from '@inkstone/ui/tokens';
import styled from 'styled-components';

/** The width of the head, the text and the neighbours: 38 characters of 1.0625rem, as ArticleBody sets them. */
const MEASURE = '40.375rem';

/** Wide enough for the outline, the text and the side column beside each other. */
export const WIDE = media.from(1180);

export const Columns = styled.div<{ $outlined: boolean }>`
  display: grid;
  grid-template-columns: ${({ $outlined }) => ($outlined ? '10.5rem' : '')} minmax(0, ${MEASURE}) 20rem;
  gap: ${space[7]} ${space[6]};
  align-items: start;
  justify-content: space-between;

  @media ${media.narrowDesktop} {
    grid-template-columns: minmax(0, ${MEASURE});
  }

  @media ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
  }

  @media print {
    display: block;
  }
`;

export const Beside = styled.div`
  position: sticky;
  top: ${space[6]};
`;

export const Text = styled.div`
  margin-top: ${space[6]};

  @media ${media.mobile} {
    margin-top: ${space[5]};
  }
`;

export const Actions = styled.div`
  ${screenOnly}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};

  /* One line at the width of the text, with the text's size at its beginning. */
  @media ${media.mobile} {
    flex: 1 0 100%;
    margin-right: -${space[3]};

    > :first-child {
      margin-right: auto;
    }
  }
`;

export const Tags = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  margin-block: ${space[6]};
  padding: 0;
  list-style: none;
`;

export const Tag = styled.li`
  padding: 0.125rem ${space[3]};
  border-radius: ${radius.chip};
  background: ${vars.surface.sunken};
  color: ${vars.text.base};
  font-size: ${fontSize[14]};
`;

export const Side = styled.aside`
  ${screenOnly}
  display: grid;
  gap: ${space[7]};
`;
