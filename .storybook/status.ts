/** Tags of the stories of a component. Its props change only with a note in the change log. */
export const STABLE = '稳定';
/** Its props may still change. */
export const TRIAL = '试用';
