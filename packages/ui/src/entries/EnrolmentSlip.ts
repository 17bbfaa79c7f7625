export { EnrolmentSlip } from '../patterns/activity/EnrolmentSlip/EnrolmentSlip.js';
export type {
  EnrolmentSlipProps,
  SlipCountdown,
  SlipFact,
} from '../patterns/activity/EnrolmentSlip/EnrolmentSlip.js';
export { EnrolmentStub, type EnrolmentStubProps } from '../patterns/activity/EnrolmentSlip/EnrolmentStub.js';
