export { EnrolmentSlip } from './EnrolmentSlip.js';
export type { EnrolmentSlipProps, SlipCountdown, SlipFact } from './EnrolmentSlip.js';
