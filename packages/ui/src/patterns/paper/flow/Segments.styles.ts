import { styled } from 'styled-components';

import * as mix from '../../../theme/mix.js';
import { radius, space, tapTarget, vars } from '../../../theme/values.js';
import { Choice, Group as Fieldset } from '../../shell/ThemeSwitch/ThemeSwitch.styles.js';

/** The label at the start of the line, the choices at its end. */
export const Group = styled(Fieldset)`
  display: flex;
  align-items: center;
  justify-content: space-between;
`;

export const Name = styled.legend<{ $shown: boolean }>`
  padding: 0;
  /* A legend is no flex item. */
  float: left;
  margin-right: auto;
  font: 600 1rem/1.3 ${vars.font.display};
  ${({ $shown }) => !$shown && mix.visuallyHidden}
`;

export const Row = styled.div`
  display: flex;
  overflow: hidden;
  border: 1px solid ${vars.border.strong};
  border-radius: ${radius.control};
`;

export const Segment = styled(Choice)`
  > span {
    min-height: ${tapTarget};
    padding-inline: ${space[3]};
    border-radius: 0;
  }

  > :checked + span {
    background: ${vars.chosen.surface};
    color: ${vars.chosen.text};
    box-shadow: none;
  }

  > :focus-visible + span {
    outline-offset: -4px;
  }

  > :checked:focus-visible + span {
    outline-color: ${vars.chosen.text};
  }
`;
