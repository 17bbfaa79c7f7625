import { vars } from '@inkstone/ui/theme';
import { fontSize, media, radius, space } from '@inkstone/ui/tokens';
import styled from 'styled-components';

export const Way = styled.div`
  margin-bottom: ${space[5]};
`;

/** The width of the head and the neighbours: that of the text (44em of 1.0625rem, as ArticleBody sets it). */
const MEASURE = '46.75rem';

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, ${MEASURE}) 20rem;
  gap: ${space[7]} ${space[8]};
  align-items: start;
  justify-content: space-between;

  @media ${media.narrowDesktop} {
    grid-template-columns: minmax(0, ${MEASURE});
  }

  @media ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Text = styled.div`
  margin-top: ${space[6]};
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
  display: grid;
  gap: ${space[7]};
`;
