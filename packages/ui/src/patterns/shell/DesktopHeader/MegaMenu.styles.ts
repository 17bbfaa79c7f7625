import { css, styled } from 'styled-components';

import * as mix from '../../../theme/mix.js';
import { fontSize, motion, radius, space, vars } from '../../../theme/values.js';

export const Nav = styled.nav`
  height: 100%;
`;

export const Sections = styled.ul`
  ${mix.resetList}
  display: flex;
  gap: 1rem;
  height: 100%;
`;

/** Not positioned, because the panel is as wide as the header. */
export const Section = styled.li`
  ${mix.row()}
`;

const word = css`
  position: relative;
  padding: ${space[1]} 0;
  color: ${vars.text.base};
  font-size: 0.96875rem;
  white-space: nowrap;
  transition: color ${motion.fast};

  &[aria-current='true'],
  &[aria-current='page'] {
    ${mix.strong()}
    box-shadow: 0 2px 0 ${vars.accent.base};
  }

  ${mix.onHover('color', vars.text.strong)}
`;

export const Word = styled.a`
  ${word}
`;

const chevron = css`
  > svg {
    ${mix.square('0.75rem')}
    color: ${vars.text.quiet};
    stroke-width: 2;
    transition: rotate ${motion.fast};
  }

  &[aria-expanded='true'] > svg {
    rotate: 180deg;
  }
`;

/** A section without a page. */
export const WordButton = styled.button`
  ${mix.resetButton}
  ${word}
  ${chevron}
  ${mix.inlineRow('0.375rem')}
`;

export const Opener = styled.button`
  ${mix.resetButton}
  ${mix.centred}
  width: 24px;
  height: 2.5rem;
  margin-right: -6px;

  &:focus-visible {
    outline-offset: -4px;
    border-radius: ${radius.control};
  }
  ${chevron}
`;

export const Panel = styled.div`
  position: absolute;
  top: 100%;
  right: 0;
  left: 0;
  border-block: 1px solid ${vars.border.base};
  background: ${vars.surface.raised};
  box-shadow: ${vars.shadow.overlay};
`;

export const PanelInner = styled.div`
  ${mix.pageColumn()}
  ${mix.grid(space[6])}
  grid-template-columns: 15rem minmax(0, 1fr);
  padding-block: ${space[6]};
`;

export const PanelHead = styled.div`
  padding-right: ${space[5]};
  border-right: 1px solid ${vars.border.base};
`;

export const PanelTitle = styled.p`
  color: ${vars.text.strong};
  font: 700 ${fontSize[28]} / 1.25 ${vars.font.display};
`;

export const Enter = styled.a`
  ${mix.inlineRow(space[1])}
  margin-top: ${space[3]};
  color: ${vars.accent.base};
  font-size: ${fontSize[14]};
  font-weight: 600;

  &:hover {
    text-decoration: underline;
    text-underline-offset: 0.3em;
  }
`;

export const Children = styled.ul`
  ${mix.resetList}
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(12rem, 1fr));
  gap: ${space[1]} ${space[4]};
  align-content: start;

  a {
    min-height: 2.75rem;
    color: ${vars.text.strong};
    transition: background-color ${motion.fast};
  }
`;
