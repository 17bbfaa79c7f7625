export { GateDoors } from './GateDoors.js';
export type { Gate, GateDoorsProps } from './GateDoors.js';
