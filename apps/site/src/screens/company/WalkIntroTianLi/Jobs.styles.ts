import { numerals, resetList, vars } from '@inkstone/ui/theme';
import { fontSize, media, space } from '@inkstone/ui/tokens';
import styled from 'styled-components';

export const Rows = styled.ul`
  ${resetList}
`;

/** The whole row leads to the position. */
export const Row = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) 20rem 7rem auto;
  gap: ${space[2]} ${space[5]};
  align-items: center;
  min-height: 5.5rem;
  padding-block: ${space[4]};
  border-bottom: 1px solid ${vars.border.base};

  h3 {
    font-size: ${fontSize[18]};
  }

  @media ${media.narrowDesktop} {
    grid-template-columns: minmax(0, 1fr) 12rem auto;

    > svg {
      display: none;
    }
  }

  @media ${media.mobile} {
    grid-template-columns: minmax(0, 1fr) auto;

    > :first-child {
      grid-column: 1 / -1;
    }

    > svg {
      display: none;
    }
  }
`;

export const Way = styled.a`
  color: inherit;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  @media ${media.hover} {
    &:hover {
      color: ${vars.accent.base};
    }
  }
`;

export const Facts = styled.ul`
  ${resetList}
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[4]};
  color: ${vars.text.base};
  font-size: ${fontSize[14]};
`;

export const Day = styled.time`
  ${numerals}
  color: ${vars.text.quiet};
  font-size: ${fontSize[14]};
`;
