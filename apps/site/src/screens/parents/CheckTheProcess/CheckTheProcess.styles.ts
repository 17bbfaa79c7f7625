import { vars } from '@inkstone/ui/theme';
import { fontSize, media, space } from '@inkstone/ui/tokens';
import styled from 'styled-components';

export const SheetTitle = styled.h2`
  font-size: ${fontSize[28]};

  /* The station above the articles says the same. */
  @media ${media.mobile} {
    display: none;
  }
`;

export const Count = styled.span`
  margin-left: ${space[3]};
  color: ${vars.text.quiet};
  font: ${fontSize[14]} ${vars.font.text};
`;

export const Related = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[6]};
  align-items: center;
  margin-top: ${space[5]};
  padding-top: ${space[5]};
  border-top: 1px dashed ${vars.border.base};

  > p {
    flex: 1;
    min-width: min(100%, 10em);
    color: ${vars.text.quiet};
    font-size: ${fontSize[14]};
  }

  > a {
    display: inline-flex;
    align-items: center;
    color: ${vars.text.strong};
    font-weight: 600;
    text-decoration: underline;
    text-decoration-color: ${vars.border.strong};
    text-underline-offset: 0.35em;
  }

  @media ${media.mobile} {
    > p {
      flex-basis: 100%;
    }
  }

  @media ${media.touch} {
    > a {
      min-height: 44px;
    }
  }
`;
