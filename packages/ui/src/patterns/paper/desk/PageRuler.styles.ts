import { css, styled } from 'styled-components';

import * as mix from '../../../theme/mix.js';
import { fontSize, media, motion, vars } from '../../../theme/values.js';

export const Marks = styled.ol`
  ${mix.resetList}
  display: flex;
  align-items: center;
  gap: 3px;
  min-height: 2.75rem;
`;

export const Mark = styled.li`
  @media ${media.touch} {
    flex: 1;
  }
`;

const mark = css`
  display: grid;
  place-items: center;
  width: 24px;
  height: 2.125rem;
  border: 1px solid ${vars.border.strong};
  font: 400 ${fontSize[12]} / 1 ${vars.font.display};
  ${mix.numerals}

  @media ${media.touch} {
    width: 100%;
    height: 44px;
    font-size: ${fontSize[14]};
  }
`;

/** A stroke of the pencil where something was found. */
const stroke = css`
  background: var(--seal-line, ${vars.accent.base});
`;

export const Here = styled.button<{ $seen: boolean; $hit: boolean | undefined }>`
  ${mix.resetButton}
  ${mark}
  border-radius: 1px;
  border-color: ${vars.border.base};
  background: ${({ $seen }) => ($seen ? vars.surface.sunken : vars.surface.raised)};
  color: ${vars.text.base};
  text-align: center;
  transition: background-color ${motion.fast};

  &[aria-current] {
    border-color: ${vars.chosen.surface};
    background: ${vars.chosen.surface};
    color: ${vars.chosen.text};
    font-weight: 700;
  }

  ${({ $hit }) =>
    $hit === true &&
    css`
      position: relative;

      &::after {
        ${stroke}
        position: absolute;
        bottom: 4px;
        left: calc(50% - 5px);
        width: 10px;
        height: 2px;
        content: '';
      }

      &[aria-current]::after {
        background: currentColor;
      }
    `}
`;

const hatched = css`
  border-style: dashed;
  background: repeating-linear-gradient(135deg, transparent 0 3px, ${vars.border.base} 3px 4px);
`;

export const Locked = styled.li`
  ${mark}
  ${hatched}
  color: ${vars.text.quiet};

  @media ${media.touch} {
    flex: 1;
    width: auto;
  }
`;

export const SealMark = styled.li`
  flex: none;
  align-self: stretch;
  margin-inline: 4px;
  border-left: 1.5px dashed var(--seal-line, ${vars.accent.base});
`;

export const Scale = styled.div`
  display: flex;
  align-items: center;
  width: 100%;
  min-width: 9rem;
  height: 2.75rem;
`;

export const Track = styled.span`
  position: relative;
  flex: 1 1 0;
  min-width: 0;
`;

export const Stroke = styled.span`
  ${stroke}
  position: absolute;
  bottom: 5px;
  width: 2px;
  height: 7px;
  pointer-events: none;
`;

export const Slider = styled.input`
  width: 100%;
  height: 2.75rem;
  margin: 0;
  accent-color: ${vars.chosen.surface};
  cursor: pointer;
`;

export const Rest = styled.span`
  flex: 1 1 0;
  height: 1rem;
  border: 1px solid ${vars.border.strong};
  ${hatched}
`;
