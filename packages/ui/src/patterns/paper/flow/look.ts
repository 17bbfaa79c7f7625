import type { TextLook } from '../types.js';

export const SIZES = [15, 16, 18, 21, 25] as const satisfies readonly TextLook['size'][];

export const DEFAULT_LOOK: TextLook = {
  view: 'text',
  size: 18,
  leading: 'normal',
  face: 'song',
  paper: 'white',
};
