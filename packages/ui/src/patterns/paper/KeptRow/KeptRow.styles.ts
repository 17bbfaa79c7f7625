import { styled } from 'styled-components';

import * as mix from '../../../theme/mix.js';
import { fontSize, media, space, vars } from '../../../theme/values.js';
import * as row from '../PaperRow/PaperRow.styles.js';

export const Row = styled.article`
  ${mix.row(space[4])}
  position: relative;
  isolation: isolate;
  min-height: 4.375rem;
  padding: ${space[2]} 0;

  @media ${media.mobile} {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: 0 ${space[3]};
    align-items: start;
    padding: ${space[3]} 0;

    > :nth-child(-n + 2) {
      grid-row: 1 / 3;
    }
  }
`;

export const Notes = styled.p`
  ${mix.wrap(`0 ${space[4]}`)}
  ${mix.small('quiet')}
  margin-top: 0.125rem;
`;

/** Where seeing ends, as the seal line of the paper. */
export const Cut = styled.i`
  display: inline-block;
  width: 2.25rem;
  margin: 0 ${space[1]};
  border-top: 2px dashed ${vars.accent.base};
  vertical-align: middle;
`;

export const Withdrawn = styled.span`
  color: ${vars.status.warn};
  font-weight: 600;
`;

export const Size = styled.p`
  ${mix.small('quiet')}
  min-width: 4.5rem;
  text-align: right;
  white-space: nowrap;

  b {
    ${mix.numerals}
    color: ${vars.text.strong};
    font-weight: 600;
    font-size: ${fontSize[18]};
  }

  @media ${media.mobile} {
    min-width: 0;
  }
`;

/** A phone opens the paper and prints from there. */
export const Print = styled.span`
  @media ${media.mobile} {
    display: none;
  }
`;

export const Actions = styled(row.Actions)`
  @media ${media.mobile} {
    position: relative;
    top: auto;
    right: -0.5rem;
    justify-self: end;
  }
`;
