import { styled } from 'styled-components';

import * as mix from '../../../theme/mix.js';
import { fontSize, media, radius, space, vars } from '../../../theme/values.js';

export const Bar = styled.div`
  display: flex;
  align-items: center;
  color: ${vars.text.base};
  font-size: ${fontSize[14]};
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${space[2]};
  min-height: 3.5rem;
  padding: ${space[1]} ${space[3]};
  border-bottom: 1px solid ${vars.border.base};
  background: ${vars.surface.raised};

  button[aria-pressed='true'] {
    border-radius: ${radius.control};
    background: ${vars.surface.sunken};
  }

  @media print {
    display: none;
  }
`;

export const Group = styled.div`
  display: flex;
  align-items: center;

  button {
    width: auto;
    min-width: 2.5rem;
    height: 2.5rem;
  }
`;

export const RulerPlace = styled.div`
  flex: 1 1 auto;
  min-width: 0;
  display: flex;

  @media ${media.narrowDesktop} {
    order: 1;
    flex-basis: 100%;
  }
`;

export const Read = styled.button`
  ${mix.resetButton}
  ${mix.onHover('background', vars.surface.sunken)}
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  margin-left: ${space[2]};
  padding: 0 ${space[2]};
  border-radius: ${radius.control};
  color: ${vars.text.strong};
  white-space: nowrap;
`;
