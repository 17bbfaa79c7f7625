import { vars } from '@inkstone/ui/theme';
import { fontSize, media, space } from '@inkstone/ui/tokens';
import styled from 'styled-components';

export const Slip = styled.div`
  @media ${media.below(1024)} {
    margin-top: ${space[5]};
  }
`;

export const Hint = styled.p`
  margin-top: ${space[3]};
  color: ${vars.text.quiet};
  font-size: ${fontSize[14]};
  text-align: center;
`;

export const Origin = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[3]};
  margin-top: ${space[4]};

  /* The title of an activity may be longer than the line. */
  > a {
    flex: 0 1 auto;
    white-space: normal;
  }
`;
