export { StageDoors } from '../patterns/book/StageDoors/StageDoors.js';
export type { StageDoor, StageDoorsProps } from '../patterns/book/StageDoors/StageDoors.js';
export type { Stage } from '../patterns/types.js';
