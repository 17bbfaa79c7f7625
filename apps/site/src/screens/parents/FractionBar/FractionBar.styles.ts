import { vars } from '@inkstone/ui/theme';
import { fontSize, media, space } from '@inkstone/ui/tokens';
import styled from 'styled-components';

export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[4]};
  align-items: center;
  margin-top: ${space[4]};
`;

export const Footnote = styled.p`
  flex: 1;
  min-width: 20em;
  color: ${vars.text.quiet};
  font-size: ${fontSize[14]};

  @media ${media.mobile} {
    flex-basis: 100%;
    min-width: 0;
  }
`;
