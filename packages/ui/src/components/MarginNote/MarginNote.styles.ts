import { styled } from 'styled-components';

import * as mix from '../../theme/mix.js';
import { fontSize, media, radius, space, vars } from '../../theme/values.js';

/** From here on a column of fields leaves room for the notes next to it. */
const margin = media.from(1180);

/** How far the note is away from its field. The line leads across it. */
const lead = '3.25rem';

/** Next to the box of a field, whose label is above it. */
export const Note = styled.span`
  display: block;
  padding-left: ${space[3]};
  border-left: 2px solid ${vars.accent.base};
  color: ${vars.text.base};
  font-size: ${fontSize[14]};
  line-height: 1.65;
  white-space: pre-line;
  text-wrap: pretty;

  @media ${margin} {
    position: absolute;
    top: 2rem;
    left: 100%;
    width: calc(16.5rem + ${lead});
    padding-left: calc(${lead} + 0.5rem);
    border-left: 0;

    &::before {
      ${mix.drawn}
      top: 0.8em;
      left: 0;
      width: ${lead};
      border-top: 1px solid ${vars.accent.base};
    }

    &::after {
      ${mix.drawn}
      ${mix.square('6px')}
      top: calc(0.8em - 2.5px);
      left: calc(${lead} - 3px);
      border-radius: ${radius.round};
      background: ${vars.accent.base};
    }
  }
`;
