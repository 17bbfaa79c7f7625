import { noScrollbar, resetList, vars } from '@inkstone/ui/theme';
import { fontSize, media, space } from '@inkstone/ui/tokens';
import { PageColumn } from '@inkstone/ui/patterns/PageColumn';
import styled from 'styled-components';

export const Band = styled.div`
  border-bottom: 1px solid ${vars.border.base};
  background: ${vars.surface.sunken};
  overflow: hidden;
`;

/** The band is lower than a page, and the list begins close to it. */
export const BandColumn = styled(PageColumn)`
  && {
    padding-block: 0;
  }
`;

export const ListColumn = styled(PageColumn)`
  && {
    padding-top: ${space[5]};
  }
`;

export const Lead = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[7]};
  /* As high as the certificate, which comes later. */
  min-height: 19rem;
  padding-block: ${space[6]};

  @media ${media.mobile} {
    min-height: 0;
    padding-block: ${space[4]};
  }
`;

export const Check = styled.div`
  flex: 0 1 37.5rem;
  min-width: 0;

  @media ${media.mobile} {
    flex: 1;
  }
`;

export const Intro = styled.p`
  margin: ${space[2]} 0 ${space[4]};
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]};
  margin-top: ${space[4]};
  font-size: ${fontSize[14]};

  @media ${media.mobile} {
    > a {
      flex: 1;
    }
  }
`;

/** A pile of certificates: the picture on two empty sheets. */
export const Certificates = styled.div`
  position: relative;
  flex: 0 1 20rem;
  min-width: 0;
  margin-right: ${space[6]};
  rotate: -4deg;

  &::before,
  &::after {
    position: absolute;
    inset: 0;
    z-index: 0;
    border: 1px solid ${vars.border.strong};
    background: ${vars.surface.raised};
    box-shadow: ${vars.shadow.card};
    content: '';
    rotate: 7deg;
    translate: 1.5rem 0;
  }

  &::after {
    rotate: 4deg;
    translate: 0.75rem 0;
  }

  > * {
    position: relative;
    z-index: 1;
    box-shadow: ${vars.shadow.card};
  }

  @media ${media.below(1024)} {
    display: none;
  }
`;

export const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[5]};
  margin-bottom: ${space[5]};

  @media ${media.mobile} {
    gap: ${space[3]};
    margin-bottom: 0;
    padding-bottom: ${space[3]};
    border-bottom: 2px solid ${vars.text.strong};
  }
`;

/** Reserves the width of the number, so that the platforms do not move when it arrives. */
export const Total = styled.p`
  flex: none;
  min-width: 5.5em;
  color: ${vars.text.strong};
  font: 600 ${fontSize[22]} / 1.4 ${vars.font.display};

  @media ${media.mobile} {
    font-size: ${fontSize[18]};
  }
`;

export const Chips = styled.div`
  ${noScrollbar}
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  min-width: 0;

  @media ${media.mobile} {
    flex-wrap: nowrap;
    overflow-x: auto;

    > * {
      flex: none;
    }
  }
`;

export const Boards = styled.ul`
  ${resetList}
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${space[6]} ${space[5]};

  @media ${media.narrowDesktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  @media ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
    gap: 0;
  }
`;
