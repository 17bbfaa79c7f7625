import { vars } from '@inkstone/ui/theme';
import { fontSize, media, space } from '@inkstone/ui/tokens';
import styled from 'styled-components';

export const Frame = styled.div`
  display: grid;
  grid-template-columns: 17.5rem minmax(0, 1fr);
  gap: 4rem;
  align-items: start;

  @media ${media.narrowDesktop} {
    grid-template-columns: 14rem minmax(0, 1fr);
    gap: ${space[6]};
  }

  @media ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Stays in sight where the window is high enough for all of it. */
export const Side = styled.aside`
  display: grid;
  gap: ${space[5]};

  @media (min-height: 60rem) {
    position: sticky;
    top: ${space[5]};
  }

  @media ${media.mobile} {
    display: none;
  }
`;

export const Back = styled.a`
  display: none;
  gap: ${space[1]};
  align-items: center;
  width: fit-content;
  min-height: 2.75rem;
  margin: -${space[4]} 0 ${space[1]} -0.3rem;
  padding-right: ${space[3]};
  color: ${vars.text.base};
  font-size: ${fontSize[14]};

  @media ${media.mobile} {
    display: flex;
  }
`;
