import { vars } from '@inkstone/ui/theme';
import { fontSize, media, space } from '@inkstone/ui/tokens';
import { styled } from 'styled-components';

export const Side = styled.div`
  grid-area: side;
  position: relative;
  min-width: 0;
  padding: ${space[7]};
  border-right: 1px solid ${vars.border.base};
  background: ${vars.surface.sunken};

  @media ${media.narrowDesktop} {
    padding-inline: ${space[5]};
  }

  @media ${media.mobile} {
    padding: 0;
    border: 0;
    background: none;
  }
`;

/** At the foot of a column that is longer than its content. */
export const Hills = styled.svg`
  position: absolute;
  inset: auto 0 0;
  width: 100%;
  height: 11rem;
  fill: ${vars.border.strong};
  fill-opacity: 0.14;

  @media ${media.mobile} {
    display: none;
  }
`;

/** Below the header of the site, which is 4.75rem high. */
export const Sticky = styled.div`
  position: sticky;
  z-index: 1;
  top: calc(${space[8]} + ${space[4]});

  @media ${media.mobile} {
    position: static;
  }
`;

export const AbilitiesHead = styled.h2`
  margin: ${space[5]} 0 ${space[2]};
  font-size: ${fontSize[18]};

  @media ${media.mobile} {
    display: none;
  }
`;

export const Abilities = styled.ul`
  display: grid;
  gap: ${space[2]};
  margin: 0;
  padding: 0;
  list-style: none;

  @media ${media.mobile} {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[1]} ${space[4]};
    margin-top: ${space[4]};
    font-size: ${fontSize[14]};
  }
`;

export const Ability = styled.li`
  display: flex;
  gap: ${space[2]};
  align-items: center;

  > svg {
    flex: none;
    color: ${vars.status.ok};
  }
`;
