import { styled } from 'styled-components';

/** The rules of Swiper's own sheet for what is used here. */
export const Slides = styled.div`
  position: relative;
  width: 100%;
  height: 100%;
  /* Touch leafs and zooms; the page stays. */
  touch-action: none;
  user-select: none;
  cursor: grab;

  &:active {
    cursor: grabbing;
  }

  .swiper-wrapper {
    display: flex;
    width: 100%;
    height: 100%;
    transition-property: transform;
  }

  .swiper-slide {
    position: relative;
    flex-shrink: 0;
    width: 100%;
    height: 100%;
    /* The enlarged picture must not lie above its neighbour. */
    overflow: hidden;
  }

  .swiper-zoom-container {
    display: block;
    width: 100%;
    height: 100%;
  }

  .swiper-notification {
    position: absolute;
    opacity: 0;
    pointer-events: none;
  }
`;
