import { resetList, vars } from '@inkstone/ui/theme';
import { fontSize, media, radius, space } from '@inkstone/ui/tokens';
import styled from 'styled-components';

export const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 23rem;
  align-items: start;
  gap: ${space[7]};
  margin-bottom: ${space[8]};

  @media ${media.narrowDesktop} {
    grid-template-columns: minmax(0, 1fr);
  }

  @media ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[6]};
    margin-bottom: ${space[7]};
  }
`;

export const Intro = styled.p`
  margin-top: ${space[2]};
`;

export const Start = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]} ${space[4]};
  margin: ${space[5]} 0 ${space[6]};

  > span > a {
    color: ${vars.text.strong};
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }

  @media ${media.mobile} {
    flex-direction: column;
    align-items: stretch;
    text-align: center;
  }
`;

export const Card = styled.aside`
  position: sticky;
  top: 6rem;
  padding: ${space[5]};
  border-radius: ${radius.card};
  background: ${vars.surface.raised};
  box-shadow: ${vars.shadow.card};

  > h2 {
    font-size: ${fontSize[18]};
  }

  @media ${media.below(1024)} {
    position: static;
  }
`;

export const Note = styled.p`
  display: block;
  margin-bottom: ${space[3]};
  color: ${vars.text.quiet};
  font-size: ${fontSize[14]};

  label & {
    margin-bottom: 0;
  }
`;

export const Counts = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${space[3]};
  margin-block: ${space[2]} ${space[4]};
  font-size: ${fontSize[14]};
`;

export const Papers = styled.ul`
  ${resetList}
  margin-block: ${space[4]};

  > li {
    padding-block: ${space[2]};
    border-top: 1px solid ${vars.border.base};
  }

  strong {
    color: ${vars.text.strong};
  }
`;

export const Count = styled.span`
  margin-left: ${space[2]};
  color: ${vars.text.quiet};
  font-size: ${fontSize[14]};
`;
