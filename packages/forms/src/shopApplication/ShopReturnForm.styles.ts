import { resetList, vars } from '@inkstone/ui/theme';
import { fontSize, media, space } from '@inkstone/ui/tokens';
import { styled } from 'styled-components';

import { Fields, formWidth } from './ShopApplicationForm.styles.js';

export const Again = styled.div`
  border-top: 2px solid ${vars.text.strong};
`;

/** One refused paper: its slot, and beside it why and how to do better. */
export const Paper = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 26rem) minmax(0, 1fr);
  gap: ${space[6]};
  padding-block: ${space[5]} ${space[6]};

  & + & {
    border-top: 1px solid ${vars.border.base};
  }

  @media ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[4]};
    padding-block: ${space[4]};
  }
`;

export const Why = styled.div`
  min-width: 0;
  overflow-wrap: anywhere;

  > h3 {
    font-size: ${fontSize[22]};
  }

  @media ${media.mobile} {
    padding-inline: ${space[1]};
  }
`;

export const Reason = styled.p`
  display: flex;
  gap: ${space[2]};
  align-items: baseline;
  color: ${vars.status.danger};
  font-weight: 600;

  > svg {
    flex: none;
    align-self: center;
  }
`;

export const Quiet = styled.p`
  color: ${vars.text.quiet};
  font-size: ${fontSize[14]};
`;

export const Hints = styled.ol`
  ${resetList}
  margin-block: ${space[4]} ${space[3]};
  border-top: 1px solid ${vars.border.base};
  counter-reset: hint;

  > li {
    display: flex;
    gap: ${space[3]};
    padding-block: ${space[2]};
    border-bottom: 1px solid ${vars.border.base};
    counter-increment: hint;
  }

  > li::before {
    color: ${vars.accent.base};
    content: counter(hint, cjk-ideographic);
    font-family: ${vars.font.display};
  }
`;

export const KeptAlbum = styled.div`
  display: grid;
  gap: ${space[5]};
`;

/** The fields leave a margin for their notes, as in the form of a new application. */
export const Kept = styled.div`
  ${Fields}, ${KeptAlbum} {
    max-width: ${formWidth};
  }

  > p {
    padding-bottom: ${space[3]};
    border-bottom: 1px solid ${vars.border.strong};
  }
`;

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]} ${space[5]};
  align-items: center;
  padding-top: ${space[5]};
`;

export const Thumbnails = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  padding-block: ${space[1]};

  > img {
    width: 3.5rem;
    height: 2.5rem;
    background: ${vars.surface.sunken};
    object-fit: contain;
  }
`;
