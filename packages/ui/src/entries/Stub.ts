export { Stub } from '../patterns/shops/Stub/Stub.js';
export type { StubProps } from '../patterns/shops/Stub/Stub.js';
