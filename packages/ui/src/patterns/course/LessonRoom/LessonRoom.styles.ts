import { styled } from 'styled-components';

import * as mix from '../../../theme/mix.js';
import { fontSize, media, radius, space, vars } from '../../../theme/values.js';

/** As wide as the window, without a scrollbar: the shadow is clipped at the upper and lower edge. */
export const Root = styled.div`
  /* What is in the room has the colours of the footer: the path, the list and the focus too. */
  --ink-text-strong: ${vars.text.onFooter};
  --ink-text-base: ${vars.text.onFooter};
  --ink-text-quiet: ${vars.text.onFooterQuiet};
  --ink-border-base: ${vars.border.onFooter};
  --ink-border-strong: ${vars.text.onFooterQuiet};
  --ink-focus: ${vars.text.onFooter};
  ${mix.grid(space[4])}
  padding-block: ${space[4]} ${space[6]};
  background: ${vars.surface.footer};
  box-shadow: 0 0 0 100vmax ${vars.surface.footer};
  clip-path: inset(0 -100vmax);
  color: ${vars.text.onFooter};

  @media ${media.mobile} {
    padding-block: 0 ${space[4]};
  }

  @media print {
    display: none;
  }
`;

export const Head = styled.div`
  min-width: 0;
`;

export const Columns = styled.div<{ $beside: boolean }>`
  ${mix.grid(space[6])}
  grid-template-columns: minmax(0, 1fr) ${({ $beside }) => ($beside ? '20rem' : '')};

  @media ${media.narrowDesktop} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Aside = styled.section`
  ${mix.screenOnly}
`;

export const Title = styled.h2`
  padding-bottom: ${space[3]};
  border-bottom: 1px solid ${vars.border.strong};
  font-size: ${fontSize[18]};
`;

export const List = styled.ul`
  ${mix.resetList}

  > li + li {
    border-top: 1px solid ${vars.border.base};
  }
`;

export const Item = styled.li`
  ${mix.grid(space[4])}
  position: relative;
  grid-template-columns: 8.25rem minmax(0, 1fr);
  align-items: center;
  padding-block: ${space[3]};

  @media ${media.narrowPhone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Thumb = styled.div`
  position: relative;
  border-radius: ${radius.chip};
  overflow: hidden;
`;

/** White on a dark background, because the picture can have any brightness. */
export const Duration = styled.p`
  ${mix.numerals}
  position: absolute;
  top: ${space[1]};
  right: ${space[1]};
  padding: 0 ${space[1]};
  border-radius: ${radius.chip};
  background: rgb(16 18 22 / 82%);
  color: #fff;
  font-size: ${fontSize[12]};
`;

export const Name = styled.p`
  font-weight: 600;
  line-height: 1.45;

  span {
    ${mix.titleLines()}
  }
`;

export const Way = styled.a`
  ${mix.wholeLink('-2px')}
  color: inherit;

  @media ${media.hover} {
    &:hover {
      color: inherit;
      text-decoration: underline;
    }
  }
`;

export const Note = styled.p`
  ${mix.small('quiet')}
  margin-top: ${space[1]};
`;
