import { styled } from 'styled-components';

import * as mix from '../../../theme/mix.js';
import { radius, space, tapTarget, vars } from '../../../theme/values.js';

export const Group = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;

export const Legend = styled.legend`
  ${mix.small('quiet')}
  padding: 0;
  margin-bottom: ${space[2]};
`;

export const Choices = styled.div`
  display: flex;
  padding: 3px;
  border-radius: ${radius.control};
  background: ${vars.surface.sunken};
`;

/** The label of a radio button is drawn as a button; the invisible input covers it. */
export const Choice = styled.label`
  position: relative;
  flex: 1;
  cursor: pointer;

  > input {
    ${mix.cover}
    ${mix.fill}
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }

  > span {
    ${mix.centred}
    ${mix.small('base')}
    ${mix.onTouch('min-height', tapTarget)}
    min-height: 2.25rem;
    border-radius: calc(${radius.control} - 2px);
  }

  > :checked + span {
    ${mix.strong()}
    background: ${vars.surface.raised};
    box-shadow: ${vars.shadow.card};
  }

  > :focus-visible + span {
    outline: 2px solid ${vars.focus};
  }
`;
