import { vars } from '@inkstone/ui/theme';
import { fontSize, media, space } from '@inkstone/ui/tokens';
import styled from 'styled-components';

/** Covers four in a row, courses three, rows one below the other. */
export const Grid = styled.ul`
  display: grid;
  gap: 0;
  margin: 0;
  padding: 0;
  list-style: none;

  &[data-type='2'] {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: 2.5rem 1.75rem;
    padding-top: ${space[5]};
  }

  &[data-type='5'] {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${space[6]} ${space[5]};
    padding-top: ${space[4]};
  }

  @media ${media.below(900)} {
    &[data-type='2'],
    &[data-type='5'] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      gap: 1.75rem ${space[4]};
    }
  }

  @media ${media.mobile} {
    &[data-type='5'] {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

export const Entry = styled.li`
  min-width: 0;
`;

/** A row with the ribbon at its end, hanging from the line above. */
export const Beside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space[2]};
  border-bottom: 1px solid ${vars.border.base};
`;

export const Waiting = styled.div`
  display: grid;
  align-items: center;
  min-height: 6rem;
  border-bottom: 1px solid ${vars.border.base};
`;

/** What is left of withdrawn content: its title without a link, and the reason. */
export const Withdrawn = styled.div`
  display: grid;
  align-content: center;
  justify-items: start;
  gap: ${space[2]};
  min-height: 6rem;
  padding-block: ${space[3]};

  h3 {
    margin: 0;
    color: ${vars.text.quiet};
    font-size: ${fontSize[18]};
    font-weight: 600;
  }
`;

/** The control of a book lies in its line with the price. */
export const Covered = styled.div`
  position: relative;

  > button {
    position: absolute;
    right: -0.7rem;
    bottom: -0.6rem;
    color: ${vars.accent.base};
  }
`;

/** On a course the ribbon is the control. It is at the left: the length of the film is at the right. */
export const Pulled = styled.div`
  position: absolute;
  top: -0.25rem;
  left: 0.25rem;
`;
