import { css, styled } from 'styled-components';

import * as mix from '../../../theme/mix.js';
import { barHeight, fontSize, layer, media, space, vars } from '../../../theme/values.js';

const row = css`
  ${mix.wrap(`${space[3]} ${space[5]}`)}
  align-items: center;

  /* The action is first. */
  > :last-child {
    order: -1;

    ${mix.onPhone('order', '0')}
  }
`;

/** Fixed on a phone. */
export const Bar = styled.div<{ $inText: boolean }>`
  ${({ $inText }) => ($inText ? row : 'display: none;')}

  @media ${media.mobile} {
    ${mix.row(space[3])}
    flex-wrap: nowrap;
    position: fixed;
    z-index: ${layer.actionBar};
    inset: auto 0 0;
    height: calc(${barHeight.mobileBottom} + env(safe-area-inset-bottom));
    padding: 0 ${space[4]} env(safe-area-inset-bottom);
    border-top: 1px solid ${vars.border.base};
    background: ${vars.surface.raised};
  }

  @media print {
    display: none;
  }
`;

export const Fact = styled.p`
  ${mix.onNarrowPhone('display', 'none')}
  display: grid;
  min-width: 0;
  line-height: 1.3;
`;

export const FactLabel = styled.span`
  ${mix.small('quiet')}
  white-space: nowrap;
`;

export const FactValue = styled.span`
  ${mix.numerals}
  color: ${vars.text.strong};
  font-size: ${fontSize[18]};
  font-weight: 700;
  white-space: nowrap;
`;

export const Act = styled.div`
  @media ${media.mobile} {
    flex: 1;
    max-width: 14rem;
    margin-left: auto;

    &:only-child {
      max-width: none;
    }
  }
`;
