import { styled } from 'styled-components';

import { layer, motion, radius, space, vars } from '../../theme/values.js';

export const Link = styled.a`
  position: fixed;
  top: ${space[2]};
  left: ${space[4]};
  z-index: ${layer.skipLink};
  padding: ${space[3]} ${space[5]};
  border-radius: ${radius.control};
  background: ${vars.chosen.surface};
  color: ${vars.chosen.text};
  font-weight: 600;
  /* Not the translate property: before Chromium 104, the link would cover the header. */
  transform: translateY(-200%);
  transition: transform ${motion.fast};

  &:focus {
    transform: none;
  }
`;
