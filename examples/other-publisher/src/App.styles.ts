import { vars } from '@inkstone/ui/theme';
import { fontSize, media, radius, space } from '@inkstone/ui/tokens';
import { styled } from 'styled-components';

/** An own header, made of the tokens and of two patterns. */
export const Bar = styled.header`
  padding-block: ${space[3]};
  border-bottom: 1px solid ${vars.border.base};
  background: ${vars.surface.raised};
`;

export const BarLine = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[3]} ${space[6]};

  @media ${media.mobile} {
    flex-wrap: wrap;
    justify-content: space-between;
  }
`;

export const Links = styled.nav`
  display: flex;
  flex: 1;
  gap: ${space[2]};

  a {
    padding: ${space[2]} ${space[4]};
    border-radius: ${radius.control};
    color: ${vars.text.base};
    font-size: ${fontSize[16]};
    text-decoration: none;
  }

  a[aria-current] {
    background: ${vars.accent.tint};
    color: ${vars.accent.base};
    font-weight: 600;
  }

  @media ${media.mobile} {
    order: 1;
    flex-basis: 100%;
  }
`;

export const Main = styled.main`
  min-height: 70vh;
  padding-block: ${space[5]} ${space[8]};
`;

export const Section = styled.section`
  margin-top: ${space[7]};
`;

export const Stack = styled.div`
  display: grid;
  gap: ${space[5]};
`;
