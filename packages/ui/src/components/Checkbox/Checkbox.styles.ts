import { styled } from 'styled-components';

import { vars } from '../../theme/vars.js';
import { fontSize, media, motion, radius, space, tapTarget } from '../../tokens/scales.js';

export const Root = styled.div`
  color: ${vars.text.base};
  font-size: ${fontSize[14]};
`;

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
`;

export const Words = styled.label`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  cursor: pointer;

  @media ${media.touch} {
    min-height: ${tapTarget};
  }
`;

export const Mark = styled.span`
  position: relative;
  display: inline-grid;
  flex: none;
  place-items: center;
  width: max(1.25rem, 20px);
  height: max(1.25rem, 20px);

  > svg {
    position: absolute;
    color: ${vars.text.onAccent};
    opacity: 0;
    pointer-events: none;
    stroke-width: 2.5;
  }

  > :checked + svg {
    opacity: 1;
  }
`;

export const Box = styled.input`
  width: 100%;
  height: 100%;
  margin: 0;
  border: 1px solid ${vars.border.strong};
  border-radius: ${radius.chip};
  background: ${vars.surface.raised};
  appearance: none;
  cursor: inherit;
  transition:
    background-color ${motion.fast},
    border-color ${motion.fast};

  &:hover {
    border-color: ${vars.text.strong};
  }

  &:checked {
    border-color: ${vars.accent.base};
    background: ${vars.accent.base};
  }

  &[aria-invalid='true'] {
    border-color: ${vars.status.danger};
  }

  @media (forced-colors: active) {
    appearance: auto;
  }
`;

export const ErrorLine = styled.p`
  display: flex;
  align-items: center;
  gap: ${space[1]};
  margin-top: ${space[1]};
  color: ${vars.status.danger};
`;
