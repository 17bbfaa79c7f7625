import { css, styled } from 'styled-components';

import { resetButton, resetList } from '../../../theme/mixins.js';
import { vars } from '../../../theme/vars.js';
import { fontSize, media, motion, radius, space } from '../../../tokens/scales.js';
import { pageColumn } from '../../layout.js';

export const Nav = styled.nav`
  height: 100%;
`;

export const Sections = styled.ul`
  ${resetList}
  display: flex;
  gap: 1rem;
  height: 100%;
`;

/** Not positioned, because the panel is as wide as the header. */
export const Section = styled.li`
  display: flex;
  align-items: center;
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
    color: ${vars.text.strong};
    font-weight: 600;
    box-shadow: 0 2px 0 ${vars.accent.base};
  }

  @media ${media.hover} {
    &:hover {
      color: ${vars.text.strong};
    }
  }
`;

export const Word = styled.a`
  ${word}
`;

const chevron = css`
  > svg {
    width: 0.75rem;
    height: 0.75rem;
    color: ${vars.text.quiet};
    stroke-width: 2;
    transition: rotate ${motion.fast};
  }

  &[aria-expanded='true'] > svg {
    rotate: 180deg;
  }
`;

/** A section without a page of its own. */
export const WordButton = styled.button`
  ${resetButton}
  ${word}
  display: inline-flex;
  gap: 0.375rem;
  align-items: center;
  ${chevron}
`;

export const Opener = styled.button`
  ${resetButton}
  display: grid;
  place-items: center;
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
  ${pageColumn}
  display: grid;
  grid-template-columns: 15rem minmax(0, 1fr);
  gap: ${space[6]};
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
  display: inline-flex;
  gap: ${space[1]};
  align-items: center;
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
  ${resetList}
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(12rem, 1fr));
  gap: ${space[1]} ${space[4]};
  align-content: start;
`;

export const Child = styled.a`
  display: flex;
  align-items: center;
  min-height: 2.75rem;
  padding: 0 ${space[3]};
  border-radius: ${radius.control};
  color: ${vars.text.strong};
  font-size: ${fontSize[16]};
  transition: background-color ${motion.fast};

  &[aria-current='page'] {
    background: ${vars.accent.tint};
    color: ${vars.accent.base};
    font-weight: 600;
  }

  @media ${media.hover} {
    &:hover {
      background: ${vars.surface.sunken};
    }
  }
`;
