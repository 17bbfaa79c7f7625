export { GateDoors } from '../patterns/parents/GateDoors/GateDoors.js';
export type { Gate, GateDoorsProps } from '../patterns/parents/GateDoors/GateDoors.js';
