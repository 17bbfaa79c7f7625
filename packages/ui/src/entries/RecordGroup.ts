export { RecordAct } from '../patterns/centre/RecordGroup/RecordAct.js';
export { RecordGroup, type RecordGroupProps } from '../patterns/centre/RecordGroup/RecordGroup.js';
