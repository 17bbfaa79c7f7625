export {
  barHeight,
  fontSize,
  layer,
  lineHeight,
  media,
  mobileBreakpoint,
  motion,
  radius,
  space,
  tapTarget,
} from './scales.js';
