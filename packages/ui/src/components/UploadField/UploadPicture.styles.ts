import { styled } from 'styled-components';

import * as mix from '../../theme/mix.js';
import { fontSize, motion, radius, space, vars } from '../../theme/values.js';

export const Card = styled.li<{ $failed: boolean }>`
  display: flex;
  flex-direction: column;
  position: relative;
  min-width: 0;
  border: 1px solid ${({ $failed }) => ($failed ? vars.status.danger : vars.border.base)};
  border-radius: ${radius.control};
  background: ${vars.surface.raised};
  overflow: hidden;
`;

/** With a margin around the picture: no part of a certificate may be cut off. */
export const Frame = styled.div`
  display: grid;
  place-items: center;
  position: relative;
  aspect-ratio: 1;
  padding: ${space[2]};
  background: ${vars.surface.sunken};
  color: ${vars.text.quiet};
`;

export const Photograph = styled.img<{ $faint: boolean }>`
  position: absolute;
  inset: ${space[2]};
  width: calc(100% - 2 * ${space[2]});
  height: calc(100% - 2 * ${space[2]});
  object-fit: contain;
  opacity: ${({ $faint }) => ($faint ? 0.5 : 1)};
  transition: opacity ${motion.fast};
`;

/** In the middle of the picture, where a tap target fits. */
export const Again = styled.div`
  position: relative;

  > button {
    background: ${vars.surface.raised};
  }
`;

/** A large tap target with a small disc, which covers little of the picture and is visible on any. */
export const Away = styled.div`
  position: absolute;
  inset-block-start: 0;
  inset-inline-end: 0;

  > button {
    position: relative;
    isolation: isolate;
  }

  > button:hover:not(:disabled) {
    background: none;
  }

  > button::before {
    content: '';
    position: absolute;
    inset: 0.5rem;
    z-index: -1;
    border-radius: ${radius.round};
    background: ${vars.surface.raised};
    box-shadow: 0 0 0 1px ${vars.border.base};
    transition: background-color ${motion.fast};
  }

  /* Around the disc: the edge of the card would clip a ring around the tap target. */
  > button:focus-visible {
    outline-offset: -0.375rem;
  }

  > button:hover:not(:disabled)::before {
    background: ${vars.surface.sunken};
  }
`;

export const Words = styled.div`
  display: grid;
  gap: 2px;
  padding: ${space[2]} ${space[3]} ${space[3]};
`;

export const Name = styled.p`
  color: ${vars.text.strong};
  font-size: ${fontSize[14]};
  ${mix.ellipsis}
  line-height: 1.5;
`;
