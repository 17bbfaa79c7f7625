import { styled } from 'styled-components';

import * as mix from '../../../theme/mix.js';
import { fontSize, media, space, vars } from '../../../theme/values.js';

export const List = styled.ul`
  ${mix.resetList}
  ${mix.ruled()}
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
  ${mix.strong()}
  line-height: 1.45;
  overflow-wrap: anywhere;
`;

export const Count = styled.p`
  ${mix.small('quiet')}
  font-variant-numeric: tabular-nums;
`;

/** As wide as its button, so that the names do not move; a meter has a line of its own below the name. */
export const Action = styled.div`
  ${mix.row(space[2])}
  justify-content: flex-end;
  min-width: 6.5rem;

  &[data-running='true'] {
    grid-column: 2 / -1;
  }
`;

export const Meter = styled.div`
  ${mix.row(space[2])}
  ${mix.grow}

  > :first-child {
    flex: 1;
    min-width: 2rem;
  }
`;

export const Percent = styled.span`
  ${mix.numerals}
  ${mix.small('strong')}
  min-width: 3em;
  text-align: right;
`;

export const Done = styled.span`
  ${mix.inlineRow(space[1])}
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
  ${mix.row(space[1])}
  grid-column: 2 / -1;
  color: ${vars.status.danger};
  font-size: ${fontSize[14]};
`;
