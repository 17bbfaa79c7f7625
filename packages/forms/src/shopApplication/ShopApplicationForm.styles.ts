import { vars } from '@inkstone/ui/theme';
import { fontSize, media, space } from '@inkstone/ui/tokens';
import { styled } from 'styled-components';

import { Kept } from '../form/Kept.styles.js';

/** Beside it is room for the notes in the margin. */
export const formWidth = '43.5rem';

export const Groups = styled.div`
  max-width: ${formWidth};
  border-top: 2px solid ${vars.text.strong};
`;

export const Fields = styled.div`
  display: grid;
  gap: ${space[5]};
  min-width: 0;
`;

/** The certificates never fold: their pictures are looked at before the form is sent. */
export const Certificates = styled.section`
  display: grid;
  gap: ${space[5]};
  padding-bottom: ${space[6]};
  border-bottom: 1px solid ${vars.border.strong};

  > h2 {
    padding-top: ${space[5]};
    font-size: 1.25rem;
  }
`;

export const Told = styled.div`
  &:not(:empty) {
    margin-top: ${space[3]};
  }
`;

/** The containing block of the note in the margin of the album. */
export const Album = styled.div`
  position: relative;
  display: grid;
  gap: ${space[2]};
`;

export const Agreement = styled.div`
  padding-block: ${space[4]};
`;

export const Left = styled.p`
  color: ${vars.text.quiet};
  font-size: ${fontSize[14]};
  white-space: nowrap;

  @media ${media.desktop} {
    margin-left: auto;
  }

  /* The button needs the whole bar. */
  @media ${media.narrowPhone} {
    display: none;
  }
`;

/** The bar of a phone has no room for it. */
export const Saved = styled(Kept)`
  @media ${media.mobile} {
    display: none;
  }
`;
