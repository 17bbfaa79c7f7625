export { StageDoors } from './StageDoors.js';
export type { StageDoor, StageDoorsProps } from './StageDoors.js';
export type { Stage } from '../types.js';
