import { vars } from '@inkstone/ui/theme';
import { fontSize, media, radius, space } from '@inkstone/ui/tokens';
import styled from 'styled-components';

export const Way = styled.div`
  margin-bottom: ${space[5]};
`;

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 20rem;
  gap: ${space[7]} ${space[8]};
  align-items: start;

  @media ${media.narrowDesktop} {
    grid-template-columns: minmax(0, 1fr);
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
