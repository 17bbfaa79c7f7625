export { StageDoors, type StageDoor, type StageDoorsProps } from '../patterns/book/StageDoors/StageDoors.js';
export type { Stage } from '../patterns/types.js';
