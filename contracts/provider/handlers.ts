import type { StateValues } from '../states/values.js';

/** What a state gives: at least what the questions send. */
type Given<Name> = Name extends keyof StateValues
  ? Record<StateValues[Name], string>
  : Record<string, string> | undefined;

/** A provider's way of arranging each state of a part of the contract. */
export type Handlers<Part> = {
  [Name in keyof Part]: (parameters: Part[Name]) => Promise<Given<Name>>;
};

/** For a state that is true of a fresh database. */
export async function nothing(): Promise<undefined> {
  await Promise.resolve();
}
