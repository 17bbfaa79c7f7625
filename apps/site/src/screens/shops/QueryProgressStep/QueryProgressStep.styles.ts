import { vars } from '@inkstone/ui/theme';
import { fontSize, media, space } from '@inkstone/ui/tokens';
import styled from 'styled-components';

export const Column = styled.div`
  max-width: 64rem;
  margin: 0 auto ${space[8]};
`;

export const Intro = styled.p`
  margin: ${space[2]} 0 ${space[5]};
`;

export const Kept = styled.p`
  margin-top: ${space[4]};
  font-size: ${fontSize[14]};

  > a {
    color: ${vars.accent.base};
    white-space: nowrap;
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
`;

export const Register = styled.p`
  max-width: 6em;
  color: ${vars.text.strong};
  font: 600 ${fontSize[16]} / 1.6 ${vars.font.display};
`;

export const Hints = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space[6]};
  margin-top: ${space[7]};
  padding-top: ${space[5]};
  border-top: 2px solid ${vars.text.strong};

  @media ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[5]};
    margin-top: ${space[6]};
  }
`;

export const Hint = styled.section`
  > h2 {
    margin-bottom: ${space[1]};
    font-size: ${fontSize[18]};
  }

  a {
    color: ${vars.accent.base};
    white-space: nowrap;
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
`;
