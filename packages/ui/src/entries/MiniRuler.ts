export { MiniRuler, type MiniRulerProps } from '../patterns/paper/MiniRuler/MiniRuler.js';
