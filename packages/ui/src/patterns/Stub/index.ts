export { Stub } from './Stub.js';
export type { StubProps } from './Stub.js';
