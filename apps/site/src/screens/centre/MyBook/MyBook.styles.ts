import { vars } from '@inkstone/ui/theme';
import { fontSize, media, space } from '@inkstone/ui/tokens';
import styled from 'styled-components';

export const Row = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 4.5rem minmax(0, 1fr) auto;
  gap: ${space[3]} ${space[5]};
  align-items: center;
  min-height: 8rem;
  padding-block: ${space[4]};
  border-bottom: 1px solid ${vars.border.base};

  @media ${media.mobile} {
    grid-template-columns: 4rem minmax(0, 1fr);
    gap: ${space[2]} ${space[4]};

    > :last-child:nth-child(3) {
      grid-column: 2;
      justify-self: start;
    }
  }
`;

export const Cover = styled.div`
  min-height: 6rem;

  @media ${media.mobile} {
    grid-row: span 2;
  }
`;

/** The whole row leads to the book. */
export const Title = styled.h3`
  color: ${vars.text.strong};
  font: 700 1.1875rem / 1.5 ${vars.font.display};
  overflow-wrap: anywhere;

  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  @media ${media.hover} {
    a:hover {
      color: ${vars.accent.base};
    }
  }

  @media ${media.mobile} {
    font-size: 1.0625rem;
  }
`;

export const Date = styled.p`
  color: ${vars.text.quiet};
  font-size: ${fontSize[14]};
`;
