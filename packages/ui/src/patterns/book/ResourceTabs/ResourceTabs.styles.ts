import { styled } from 'styled-components';

import { numerals, resetList } from '../../../theme/mixins.js';
import { vars } from '../../../theme/vars.js';
import { fontSize, media, space } from '../../../tokens/scales.js';

export const List = styled.ul`
  ${resetList}

  > li + li {
    border-top: 1px solid ${vars.border.base};
  }
`;

export const Row = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${space[1]} ${space[4]};
  align-items: center;
  min-height: 4.75rem;
  padding-block: ${space[3]};

  > svg {
    color: ${vars.text.quiet};
  }

  @media ${media.mobile} {
    gap: ${space[1]} ${space[3]};
  }
`;

export const Name = styled.p`
  color: ${vars.text.strong};
  font-weight: 600;
  line-height: 1.45;
  overflow-wrap: anywhere;
`;

export const Count = styled.p`
  font-variant-numeric: tabular-nums;
  color: ${vars.text.quiet};
  font-size: ${fontSize[14]};
`;

/** As wide as its widest state, so that the names do not move. */
export const Action = styled.div`
  display: flex;
  gap: ${space[2]};
  align-items: center;
  justify-content: flex-end;
  width: 14rem;

  @media ${media.mobile} {
    width: auto;
    min-width: 6.5rem;

    /* The progress bar is on a line of its own. */
    &[data-running='true'] {
      grid-column: 2 / -1;
    }
  }
`;

export const Meter = styled.div`
  display: flex;
  flex: 1;
  gap: ${space[2]};
  align-items: center;
  min-width: 0;

  > :first-child {
    flex: 1;
    min-width: 2rem;
  }
`;

export const Percent = styled.span`
  ${numerals}
  min-width: 3em;
  color: ${vars.text.strong};
  font-size: ${fontSize[14]};
  text-align: right;
`;

export const Done = styled.span`
  display: inline-flex;
  gap: ${space[1]};
  align-items: center;
  color: ${vars.status.ok};
  font-size: ${fontSize[14]};
  white-space: nowrap;

  /* Only the icon is visible; screen readers still read the label. */
  @media ${media.mobile} {
    > span {
      position: absolute;
      clip-path: inset(50%);
    }
  }
`;

export const Failure = styled.p`
  display: flex;
  grid-column: 2 / -1;
  gap: ${space[1]};
  align-items: center;
  color: ${vars.status.danger};
  font-size: ${fontSize[14]};
`;
