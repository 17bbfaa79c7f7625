import { vars } from '@inkstone/ui/theme';
import { media, radius, space } from '@inkstone/ui/tokens';
import { styled } from 'styled-components';

export const Card = styled.form`
  display: grid;
  grid-template:
    'side head' auto
    'side column' 1fr / minmax(0, 1fr) minmax(0, 1.1fr);
  max-width: 66rem;
  margin-inline: auto;
  border: 1px solid ${vars.border.base};
  border-radius: ${radius.card};
  background: ${vars.surface.raised};
  box-shadow: ${vars.shadow.card};
  /* Not hidden: that would be the scroll container of the sticky side. */
  overflow: clip;

  @media ${media.mobile} {
    grid-template: 'head' auto 'side' auto 'column' auto / minmax(0, 1fr);
    gap: ${space[5]};
    border: 0;
    background: none;
    box-shadow: none;
    overflow: visible;
  }
`;

/** At most 343 px (Spec B 2.7), scaled with the layout like all lengths. */
const formWidth = `
  width: 100%;
  max-width: max(21.4375rem, 343px);
  margin-inline: auto;
`;

export const Head = styled.div`
  grid-area: head;
  padding: ${space[7]} ${space[5]} 0;

  > * {
    ${formWidth}
  }

  @media ${media.mobile} {
    padding: 0;

    > * {
      max-width: none;
    }
  }
`;

export const Column = styled.div`
  grid-area: column;
  min-width: 0;
  padding: ${space[5]} ${space[5]} ${space[7]};

  > * {
    ${formWidth}
  }

  @media ${media.mobile} {
    padding: 0;
  }
`;

/** Separates what belongs to the account from what belongs to the person. */
export const Rest = styled.p`
  display: flex;
  gap: ${space[4]};
  align-items: center;
  color: ${vars.text.strong};
  font: 700 1.0625rem ${vars.font.display};

  &::after {
    content: '';
    flex: 1;
    border-top: 1px solid ${vars.border.base};
  }
`;
