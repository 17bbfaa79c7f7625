import { styled } from 'styled-components';

import * as mix from '../../theme/mix.js';
import { radius, space, vars } from '../../theme/values.js';

export const Root = styled.div`
  ${mix.grid(space[2])}
  min-width: 0;
`;

/** The classes of react-easy-crop: these rules replace the style element that the library would insert. */
export const Stage = styled.div`
  position: relative;
  height: max(20rem, 280px);
  border-radius: ${radius.control};
  background: ${vars.surface.sunken};
  overflow: hidden;

  .reactEasyCrop_Container {
    ${mix.row()}
    ${mix.cover}
    justify-content: center;
    overflow: hidden;
    user-select: none;
    touch-action: none;
    cursor: move;
  }

  .reactEasyCrop_Contain {
    ${mix.cover}
    max-width: 100%;
    max-height: 100%;
    margin: auto;
    will-change: transform;
  }

  .reactEasyCrop_CropArea {
    position: absolute;
    top: 50%;
    left: 50%;
    box-sizing: border-box;
    border: 1px solid #fff;
    /* Darkens what is outside the frame, by a shadow larger than any stage. */
    box-shadow: 0 0 0 100vmax ${vars.surface.scrim};
    transform: translate(-50%, -50%);
  }

  /* White and the focus colour: at least one is visible on any picture. */
  .reactEasyCrop_CropArea:focus-visible {
    border-width: 2px;
    outline: 3px solid ${vars.focus};
    outline-offset: 0;
  }

  .reactEasyCrop_CropAreaGrid::before,
  .reactEasyCrop_CropAreaGrid::after {
    ${mix.drawn}
    border: 0 solid rgb(255 255 255 / 45%);
  }

  .reactEasyCrop_CropAreaGrid::before {
    inset: 0 33.33%;
    border-width: 0 1px;
  }

  .reactEasyCrop_CropAreaGrid::after {
    inset: 33.33% 0;
    border-width: 1px 0;
  }
`;

export const Help = styled.p`
  ${mix.small('quiet')}
  line-height: 1.5;
`;
