import { styled } from 'styled-components';

import { vars } from '../../../theme/vars.js';
import { fontSize, media, radius, space, tapTarget } from '../../../tokens/scales.js';

export const Group = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;

export const Legend = styled.legend`
  padding: 0;
  margin-bottom: ${space[2]};
  color: ${vars.text.quiet};
  font-size: ${fontSize[14]};
`;

export const Choices = styled.div`
  display: flex;
  padding: 3px;
  border-radius: ${radius.control};
  background: ${vars.surface.sunken};
`;

/** The word of a radio button is the button; the input lies invisible over it. */
export const Choice = styled.label`
  position: relative;
  flex: 1;
  cursor: pointer;

  > input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }

  > span {
    display: grid;
    place-items: center;
    min-height: 2.25rem;
    border-radius: calc(${radius.control} - 2px);
    color: ${vars.text.base};
    font-size: ${fontSize[14]};

    @media ${media.touch} {
      min-height: ${tapTarget};
    }
  }

  > :checked + span {
    background: ${vars.surface.raised};
    box-shadow: ${vars.shadow.card};
    color: ${vars.text.strong};
    font-weight: 600;
  }

  > :focus-visible + span {
    outline: 2px solid ${vars.focus};
  }
`;
