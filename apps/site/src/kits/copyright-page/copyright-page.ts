import { vars } from '@inkstone/ui/theme';
import { fontSize, media, radius, space } from '@inkstone/ui/tokens';
import styled from 'styled-components';

export const Page = styled.div`
  display: grid;
  gap: ${space[2]};
  padding: ${space[5]};
  border: 1px solid ${vars.border.base};
  border-radius: ${radius.chip};
  background: ${vars.surface.raised};
  box-shadow: ${vars.shadow.card};
  color: ${vars.text.base};
  font-family: ${vars.font.display};
  font-size: ${fontSize[14]};

  > strong {
    color: ${vars.text.strong};
  }
`;

export const Rule = styled.span`
  border-top: 1px solid ${vars.border.base};
`;

export const Line = styled.span`
  display: grid;
  grid-template-columns: 3.5em minmax(0, 1fr);
  align-items: center;
  justify-items: start;
  padding-block: ${space[1]};

  /* A book number does not fit beside its name. */
  @media ${media.narrowDesktop} {
    grid-template-columns: minmax(0, 1fr);
  }

  @media ${media.narrowPhone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** A circle of a red pencil, not quite round. */
export const Circled = styled.span`
  padding: 0.1em 0.5em;
  margin-left: -0.5em;
  border: 1.5px solid ${vars.accent.base};
  border-radius: 50% 46% 52% 48% / 58% 52% 50% 56%;
  white-space: nowrap;

  @media ${media.narrowPhone} {
    white-space: normal;
  }

  &[data-now='true'] {
    border-width: 3px;
    color: ${vars.text.strong};
    font-weight: 700;
  }
`;
