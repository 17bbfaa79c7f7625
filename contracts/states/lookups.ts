/** States of the lookups. */
export interface LookupStates {
  /** A school type, a flow type and a city of province 11. Stages, grades and subjects always exist. */
  'the lookups are filled': Record<string, never>;
}
