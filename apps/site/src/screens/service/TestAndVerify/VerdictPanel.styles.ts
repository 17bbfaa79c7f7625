import { numerals, vars } from '@inkstone/ui/theme';
import { fontSize, media, motion, radius, space } from '@inkstone/ui/tokens';
import styled, { keyframes } from 'styled-components';

/** The words come first in the document and stand between the seal and the cover. */
export const Panel = styled.section`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${space[6]};
  align-items: center;
  margin-top: ${space[5]};
  padding-top: ${space[5]};
  border-top: 1px dashed ${vars.border.strong};
  border-radius: ${radius.chip};

  > * {
    grid-row: 1;
  }

  > :nth-child(1) {
    grid-column: 2;
  }

  > :nth-child(2) {
    grid-column: 1;
  }

  @media ${media.mobile} {
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${space[4]};

    > * {
      grid-row: auto;
    }

    > :nth-child(1) {
      grid-row: 2;
      grid-column: 1 / -1;
    }
  }
`;

export const Words = styled.div`
  display: grid;
  gap: ${space[3]};
`;

export const Heading = styled.h2`
  font-size: ${fontSize[28]};

  @media ${media.mobile} {
    font-size: ${fontSize[22]};
  }
`;

const fall = keyframes`
  from {
    transform: scale(1.35);
    opacity: 0;
  }
`;

export const Stamp = styled.span`
  justify-self: start;
  font-size: 7.75rem;
  transform: rotate(-6deg);

  > svg {
    animation: ${fall} ${motion.fast};
  }

  @media ${media.reducedMotion} {
    > svg {
      animation: none;
    }
  }

  @media ${media.mobile} {
    font-size: 5rem;
  }
`;

export const Cover = styled.span`
  align-self: start;
  width: 6.75rem;

  @media ${media.mobile} {
    width: 4.5rem;
  }
`;

export const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[1]} ${space[4]};
  margin: 0;

  > dt {
    color: ${vars.text.quiet};
  }

  > dd {
    ${numerals}
    margin: 0;
    color: ${vars.text.strong};
    font-family: inherit;
  }
`;

export const Steps = styled.ol`
  display: grid;
  gap: ${space[2]};
  margin: 0;
  padding-left: 1.4em;
  list-style: decimal;

  > li::marker {
    color: ${vars.accent.base};
    font-family: ${vars.font.display};
    font-weight: 700;
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  margin-top: ${space[2]};

  @media ${media.mobile} {
    display: grid;
  }
`;
