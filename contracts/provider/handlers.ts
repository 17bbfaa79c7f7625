import type { StateValues } from '../states.js';

/** The values that a state returns: at least those that the requests send. */
type Given<Name> = Name extends keyof StateValues
  ? Record<StateValues[Name], string>
  : Record<string, string> | undefined;

/** A function of the provider for each of some states, which sets it up. */
export type Handlers<Part> = {
  [Name in keyof Part]: (parameters: Part[Name]) => Promise<Given<Name>>;
};

/** For a state that holds in an empty database. */
export async function nothing(): Promise<undefined> {
  await Promise.resolve();
}
