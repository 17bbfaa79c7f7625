import { resetButton, vars } from '@inkstone/ui/theme';
import { barHeight, media, space } from '@inkstone/ui/tokens';
import styled, { css } from 'styled-components';

const link = css`
  color: ${vars.accent.base};
  text-decoration: underline;
  text-underline-offset: 0.2em;
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: ${space[4]} ${space[6]};
  margin-bottom: ${space[5]};

  > form {
    flex: 0 1 23.75rem;
  }

  @media ${media.below(1024)} {
    > form {
      flex: 1 0 100%;
    }
  }

  @media ${media.mobile} {
    margin-bottom: ${space[4]};
  }
`;

export const Intro = styled.p`
  margin-top: ${space[1]};
`;

export const Plain = styled.button`
  ${resetButton}
  ${link}
`;

export const Layout = styled.div`
  display: grid;
  grid-template-columns: 21.75rem minmax(0, 1fr);
  align-items: start;
  gap: ${space[7]};

  @media ${media.below(1024)} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Map = styled.div`
  position: sticky;
  top: calc(${barHeight.desktopHeader} + ${space[4]});
`;

export const ProvinceList = styled.div`
  min-width: 0;
  border-top: 2px solid ${vars.text.strong};
`;

export const Rest = styled.p`
  margin-top: ${space[4]};
`;

export const Nothing = styled.p`
  padding-block: ${space[4]};

  > a {
    ${link}
  }
`;
