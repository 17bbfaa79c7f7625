import { resetList, vars, wholeLink } from '@inkstone/ui/theme';
import { fontSize, media, radius, space } from '@inkstone/ui/tokens';
import styled from 'styled-components';

/** Alone, the words are in the middle; otherwise the near names are beside them. */
export const Answer = styled.div<{ $alone: boolean }>`
  display: grid;
  grid-template-columns: ${({ $alone }) => ($alone ? 'minmax(0, 40rem)' : 'minmax(0, 1fr) minmax(0, 1.15fr)')};
  gap: ${space[6]} ${space[7]};
  justify-content: center;
  align-items: start;
  margin-block: ${space[6]};

  h3 {
    font-size: ${fontSize[28]};
    overflow-wrap: anywhere;
  }

  @media ${media.mobile}, ${media.narrowDesktop} {
    grid-template-columns: minmax(0, 1fr);
    margin-block: ${space[5]};
  }

  @media ${media.mobile} {
    h3 {
      font-size: ${fontSize[22]};
    }
  }
`;

export const Shelf = styled.svg`
  display: block;
  width: 10.5rem;
  height: auto;
  margin-bottom: ${space[4]};
  fill: ${vars.surface.sunken};
  stroke: ${vars.text.strong};
  stroke-width: 2.6;
  stroke-linecap: round;
  stroke-linejoin: round;

  > [data-gap] {
    fill: none;
    stroke: ${vars.accent.base};
  }
`;

export const Hints = styled.ul`
  ${resetList}
  margin: ${space[4]} 0 ${space[5]};

  > li {
    position: relative;
    padding: ${space[2]} 0 ${space[2]} 1.375rem;
    border-top: 1px dotted ${vars.border.strong};
  }

  > li::before {
    position: absolute;
    top: 1.05em;
    left: 0.2rem;
    width: 0.375rem;
    height: 0.375rem;
    border-radius: ${radius.round};
    background: ${vars.accent.base};
    content: '';
  }
`;

/** Breaks only where it is longer than a line: a name, a number, a date. */
export const Whole = styled.span`
  display: inline-block;
`;

export const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};

  @media ${media.mobile} {
    > * {
      flex: 1 0 auto;
    }
  }
`;

export const NearHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${space[3]};
  padding-bottom: ${space[3]};
  border-bottom: 2px solid ${vars.text.strong};

  > h3 {
    font-size: ${fontSize[18]};
  }

  > small {
    color: ${vars.text.quiet};
    font-size: ${fontSize[14]};
  }
`;

export const Near = styled.ul`
  ${resetList}

  > li {
    position: relative;
    display: flex;
    align-items: center;
    gap: ${space[4]};
    padding-block: ${space[4]};
    border-bottom: 1px solid ${vars.border.base};
  }

  i {
    flex: none;
    border-bottom: 1px solid currentColor;
    font-style: normal;

    @media ${media.mobile} {
      display: none;
    }
  }
`;

export const Mark = styled.span`
  display: grid;
  flex: none;
  place-content: center;
  min-width: 2.875rem;
  min-height: 2.875rem;
  padding-inline: ${space[1]};
  border-radius: ${radius.chip};
  background: ${vars.chosen.surface};
  color: ${vars.chosen.text};
  font: 600 ${fontSize[14]} / 1.2 ${vars.font.display};
`;

export const Words = styled.span`
  display: grid;
  flex: 1;
  min-width: 0;

  > small {
    color: ${vars.text.quiet};
    font-size: ${fontSize[14]};
  }
`;

export const NearName = styled.a`
  ${wholeLink('2px')}
  color: ${vars.text.strong};
  font: 600 ${fontSize[18]} / 1.5 ${vars.font.display};

  /* Underlined too: colour alone would not be seen by everybody. */
  > mark {
    border-bottom: 2px solid currentColor;
    background: none;
    color: ${vars.accent.base};
  }
`;
