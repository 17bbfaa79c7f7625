import { resetList, vars } from '@inkstone/ui/theme';
import { fontSize, media, radius, space } from '@inkstone/ui/tokens';
import styled from 'styled-components';

export const Spread = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 5fr) minmax(0, 4fr);
  gap: ${space[6]} ${space[7]};
  align-items: start;

  @media ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Main = styled.article`
  > :first-child {
    overflow: hidden;
    margin-bottom: ${space[4]};
    border-radius: ${radius.card};
  }

  > h3 {
    margin-block: ${space[1]} ${space[2]};
    font-size: ${fontSize[28]};
  }
`;

export const Kind = styled.p`
  color: ${vars.accent.base};
  font-family: ${vars.font.display};
  font-size: ${fontSize[14]};
`;

export const Side = styled.ul`
  ${resetList}
  border-top: 2px solid ${vars.text.strong};

  > li {
    padding-block: ${space[5]};
  }

  > li + li {
    border-top: 1px solid ${vars.border.base};
  }

  h3 {
    margin-block: ${space[1]};
    font-size: ${fontSize[18]};
  }
`;
