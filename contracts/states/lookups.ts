/** States of the options that many screens share. */
export interface LookupStates {
  /** A school type, a flow type and a city of the province 11; stages, grades and subjects are always there. */
  'the lookups are filled': Record<string, never>;
}
