import { PageHeading } from '@inkstone/ui/patterns/PageHeading';
import { vars } from '@inkstone/ui/theme';
import { barHeight, fontSize, layer, media, space } from '@inkstone/ui/tokens';
import { css, styled } from 'styled-components';

/** While the card is edited its buttons stay in sight: the last field is far below them. */
export const Head = styled(PageHeading)<{ $editing: boolean }>`
  align-items: center;
  margin-bottom: 0;
  padding-bottom: ${space[4]};
  border-bottom: 2px solid ${vars.text.strong};
  background: ${vars.surface.page};

  /* The title and 修改信息 stand in one line on a phone too. */
  > :last-child {
    flex: none;
  }

  ${({ $editing }) =>
    $editing &&
    css`
      position: sticky;
      z-index: ${layer.sticky};
      top: ${barHeight.desktopHeader};
      padding-top: ${space[3]};

      @media ${media.mobile} {
        top: ${barHeight.mobileHeader};
      }

      @media ${media.low} {
        position: static;
      }
    `}
`;

export const Refused = styled.div`
  &:not(:empty) {
    margin-top: ${space[4]};
  }
`;

export const Unknown = styled.span`
  color: ${vars.text.quiet};
`;

/** Fields in the place of the lines: their labels stand where those of the facts do. */
export const Rows = styled.div`
  max-width: 36rem;

  > div {
    display: grid;
    grid-template-columns: 6rem minmax(0, 1fr);
    gap: ${space[1]} ${space[3]};
    padding-block: ${space[3]};

    > * {
      grid-column: 2;
    }

    > label {
      grid-column: 1;
      flex-direction: column;
      justify-content: center;
      max-height: 3rem;
    }
  }

  @media ${media.mobile} {
    > div {
      display: block;

      > * + * {
        margin-top: ${space[2]};
      }
    }
  }
`;

/** The three password fields, which are filled in together or not at all. */
export const Passwords = styled.div`
  padding-top: ${space[4]};
  border-top: 1px dotted ${vars.border.strong};
`;

export const PasswordsTitle = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[3]};
  align-items: baseline;
  color: ${vars.text.strong};
  font-weight: 600;
`;

export const PasswordsHint = styled.span`
  color: ${vars.text.quiet};
  font-size: ${fontSize[14]};
  font-weight: 400;
`;

export const Status = styled.p`
  color: ${vars.text.quiet};
  font-size: ${fontSize[14]};

  &:not(:empty) {
    margin-top: ${space[3]};
  }
`;
