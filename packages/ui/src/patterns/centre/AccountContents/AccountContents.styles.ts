import { css, styled } from 'styled-components';

import * as mix from '../../../theme/mix.js';
import { fontSize, media, space, vars } from '../../../theme/values.js';

export const Nav = styled.nav`
  font-size: 1.0625rem;
`;

export const Leader = styled.span`
  ${mix.onPhone('background', 'none')}
  flex: 1;
  height: 2px;
  background: radial-gradient(circle, ${vars.border.strong} 0.8px, transparent 1.1px) 0 50% / 7px 2px;
`;

export const List = styled.ul<{ $plain?: boolean }>`
  ${mix.resetList}

  ${({ $plain = false }) =>
    $plain &&
    css`
      margin-top: ${space[3]};
      padding-top: ${space[3]};
      border-top: 1px solid ${vars.border.base};

      ${Leader} {
        visibility: hidden;
      }

      @media ${media.mobile} {
        margin-top: 0;
        padding-top: 0;
        border-top: 0;
      }
    `}
`;

const entry = css`
  ${mix.onHover('color', vars.accent.base)}
  ${mix.row(space[3])}
  position: relative;
  width: 100%;
  min-height: 2.75rem;
  color: ${vars.text.base};

  @media ${media.mobile} {
    min-height: 3.25rem;
    border-bottom: 1px solid ${vars.border.base};
  }
`;

export const Way = styled.a`
  ${entry}

  > svg {
    flex: none;
    color: ${vars.text.quiet};

    @media ${media.desktop} {
      display: none;
    }
  }

  &[aria-current] {
    color: ${vars.text.strong};
    font-weight: 700;

    > :first-child {
      font-family: ${vars.font.display};
    }

    &::before {
      ${mix.drawn}
      top: 50%;
      left: -1.35rem;
      width: 0.7rem;
      height: 1.25rem;
      margin-top: -0.7rem;
      background: ${vars.accent.base};
      clip-path: polygon(0 0, 100% 0, 100% 100%, 50% 78%, 0 100%);
    }
  }
`;

export const LogOut = styled.button`
  ${mix.resetButton}
  ${entry}
`;

export const Count = styled.span`
  ${mix.numerals}
  color: ${vars.text.quiet};
`;

export const Unread = styled.span`
  color: ${vars.accent.base};
  font-size: ${fontSize[14]};
  font-weight: 600;
`;
