import { vars } from '@inkstone/ui/theme';
import { fontSize, media, radius, space } from '@inkstone/ui/tokens';
import styled from 'styled-components';

/** On a phone the drawing of the cover gives way to the answer. */
export const Top = styled.div<{ $answered: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 23rem;
  gap: ${space[6]} ${space[8]};
  align-items: start;

  @media ${media.narrowDesktop} {
    grid-template-columns: minmax(0, 1fr) 14rem;
    gap: ${space[6]};
  }

  @media ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);

    > figure {
      display: ${({ $answered }) => ($answered ? 'none' : 'block')};
    }

    > figure > svg {
      width: 78%;
      margin-inline: auto;
    }
  }
`;

export const Label = styled.div`
  padding: ${space[2]};
  border: 1px solid ${vars.border.base};
  border-radius: ${radius.card};
  background: ${vars.surface.raised};
  box-shadow: ${vars.shadow.card};

  @media ${media.mobile} {
    margin-inline: -${space[2]};
    padding: ${space[1]};
  }
`;

export const Note = styled.p`
  color: ${vars.text.quiet};
  font-size: ${fontSize[14]};
`;

export const LabelInner = styled.div`
  padding: 0 ${space[6]} ${space[6]};
  border: 1px solid ${vars.border.base};
  border-radius: ${radius.control};

  @media ${media.desktop} {
    button[type='submit'] {
      justify-self: start;
      width: auto;
      min-width: 13rem;
    }
  }

  &[data-answered] button[type='submit'],
  &[data-answered] ${Note} {
    display: none;
  }

  @media ${media.mobile} {
    padding: 0 ${space[4]} ${space[5]};
  }
`;

/** The small print around a security label. */
export const MicroText = styled.span`
  display: block;
  overflow: hidden;
  margin: 0 -${space[6]} ${space[5]};
  padding: ${space[2]} 0;
  border-bottom: 1px solid ${vars.border.base};
  color: ${vars.text.quiet};
  font-size: 8px;
  line-height: 1;
  letter-spacing: 0.32em;
  text-align: center;
  white-space: nowrap;
  user-select: none;

  @media ${media.mobile} {
    margin-inline: -${space[4]};
  }
`;
