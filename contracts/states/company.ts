export interface CompanyStates {
  /** Profile, ideas, achievements, culture, honours, history, addresses, phone numbers of agents, three teacher cards. */
  'the company has introduced itself': Record<string, never>;
}
