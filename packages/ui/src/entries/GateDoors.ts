export { GateDoors, type Gate, type GateDoorsProps } from '../patterns/parents/GateDoors/GateDoors.js';
