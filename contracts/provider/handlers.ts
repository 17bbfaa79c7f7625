/** What a state tells the contract: values that the provider decides (token, code). */
type StateValues = Record<string, string>;

/** A provider's way of arranging each state of a part of the contract. */
export type Handlers<Part> = {
  [Name in keyof Part]: (parameters: Part[Name]) => Promise<StateValues | undefined>;
};

/** For a state that is true of a fresh database. */
export async function nothing(): Promise<undefined> {
  await Promise.resolve();
}
