export { Stub, type StubProps } from '../patterns/shops/Stub/Stub.js';
