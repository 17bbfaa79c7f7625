import { vars } from '@inkstone/ui/theme';
import { fontSize, media, space } from '@inkstone/ui/tokens';
import { styled } from 'styled-components';

/** A thin line between two sections. */
export const Section = styled.section`
  display: grid;
  align-items: start;
  gap: ${space[5]};
  min-width: 0;

  /* The title stands in the margin of its fields. */
  @media ${media.desktop} {
    grid-template-columns: 8.5rem minmax(0, 1fr);
    gap: ${space[4]};
  }

  & + & {
    padding-top: ${space[6]};
    border-top: 1px solid ${vars.border.base};
  }
`;

export const Heading = styled.div`
  display: grid;
  gap: ${space[1]};
`;

export const Title = styled.h2`
  color: ${vars.text.strong};
  font-family: ${vars.font.display};
  font-size: ${fontSize[22]};
`;

export const Note = styled.p`
  color: ${vars.text.quiet};
  font-size: ${fontSize[14]};
`;

export const Fields = styled.div`
  display: grid;
  gap: ${space[5]};
  min-width: 0;
`;
