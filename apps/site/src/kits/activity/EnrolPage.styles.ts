import { vars } from '@inkstone/ui/theme';
import { media, radius, space } from '@inkstone/ui/tokens';
import styled from 'styled-components';

/** One ticket: the form, and at its perforated edge the slip. */
export const Ticket = styled.div`
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
`;

/** First in the document: the slip is a copy. */
export const FormColumn = styled.div`
  min-width: 0;
  padding: ${space[6]};

  @media ${media.mobile} {
    padding: ${space[4]} 0 0;
  }
`;

export const Slip = styled.div`
  border-left: 2px dashed ${vars.border.base};

  > section {
    background: none;
    box-shadow: none;
  }

  @media ${media.narrowDesktop} {
    border-top: 2px dashed ${vars.border.base};
    border-left: 0;
  }
`;
