export { EnrolmentSlip } from '../patterns/activity/EnrolmentSlip/EnrolmentSlip.js';
export type {
  EnrolmentSlipProps,
  SlipCountdown,
  SlipFact,
} from '../patterns/activity/EnrolmentSlip/EnrolmentSlip.js';
