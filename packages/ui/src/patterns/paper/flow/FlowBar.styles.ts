import { styled } from 'styled-components';

import { motion, space, vars } from '../../../theme/values.js';
import { ToolFace } from '../PaperViewer/ReaderOnPhone.styles.js';

export const Bar = styled.div<{ $hidden: boolean }>`
  position: absolute;
  right: 0;
  bottom: 0;
  left: 0;
  z-index: 2;
  padding: ${space[1]} ${space[3]} calc(${space[1]} + env(safe-area-inset-bottom));
  border-top: 1px solid ${vars.border.base};
  background: ${vars.surface.raised};
  translate: 0 ${({ $hidden }) => ($hidden ? '100%' : 0)};
  transition: translate ${motion.fast};
`;

/** Wraps where the browser's own text is large. */
export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space[1]};

  > ${ToolFace} {
    flex: 1;
    color: ${vars.text.strong};

    &[aria-expanded='true'] {
      background: ${vars.surface.sunken};
    }
  }
`;

export const Letters = styled.span`
  font: 700 1.25rem/1.2 ${vars.font.display};

  > small {
    font-size: 0.9rem;
  }
`;
