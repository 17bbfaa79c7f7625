import type { StateValues } from '../states.js';

/** What sets up each of some states. It returns the values that the requests send from the state. */
export type Handlers<Part> = {
  [Name in keyof Part]: (
    parameters: Part[Name],
  ) => Name extends keyof StateValues ? Promise<Record<StateValues[Name], string>> : Promise<void>;
};

/** For a state that holds in an empty database. */
export function nothing(): Promise<void> {
  return Promise.resolve();
}
