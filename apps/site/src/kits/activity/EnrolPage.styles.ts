import { vars } from '@inkstone/ui/theme';
import { media, radius, space } from '@inkstone/ui/tokens';
import styled, { css } from 'styled-components';

interface Look {
  /** Only the slip is left, on a desk of its own. */
  $kept: boolean;
}

/** One ticket: the form, and at its perforated edge the slip. */
export const Ticket = styled.div<Look>`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 23.75rem;
  align-items: stretch;
  border-radius: ${radius.card};
  background: ${vars.surface.raised};
  box-shadow: ${vars.shadow.card};

  @media ${media.narrowDesktop} {
    grid-template-columns: minmax(0, 1fr);
  }

  @media ${media.mobile} {
    display: block;
    background: none;
    box-shadow: none;
  }

  ${({ $kept }) =>
    $kept &&
    css`
      display: block;
      background: none;
      box-shadow: none;
    `}
`;

/** First in the document: the slip is a copy. */
export const FormColumn = styled.div<Look>`
  min-width: 0;
  padding: ${({ $kept }) => ($kept ? 0 : space[6])};

  @media ${media.mobile} {
    padding: ${({ $kept }) => ($kept ? 0 : space[4])} 0 0;
  }
`;

export const Slip = styled.div`
  position: relative;
  border-left: 2px dashed ${vars.border.base};

  > section {
    height: 100%;
    background: none;
    box-shadow: none;
  }

  /* The ends of the perforation. */
  &::before,
  &::after {
    position: absolute;
    left: calc(-0.6875rem - 1px);
    width: 1.375rem;
    height: 0.6875rem;
    background: ${vars.surface.page};
    content: '';
  }

  &::before {
    top: 0;
    border-radius: 0 0 ${radius.round} ${radius.round};
  }

  &::after {
    bottom: 0;
    border-radius: ${radius.round} ${radius.round} 0 0;
  }

  @media ${media.narrowDesktop} {
    border-top: 2px dashed ${vars.border.base};
    border-left: 0;

    &::before,
    &::after {
      content: none;
    }
  }
`;
