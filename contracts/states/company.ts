export interface CompanyStates {
  /** Profile, ideas, achievements, culture, honours, history, addresses, agents' phones, three teacher cards. */
  'the company has introduced itself': Record<string, never>;
}
