import { bookDonationFixtures } from '@inkstone/forms/bookDonation/fixtures';
import { toPayload as toBookDonation } from '@inkstone/forms/bookDonation/schema';
import type { OperationId } from '../../src/operations/operation.js';

type Role = 1 | 2 | 3 | 5;

/** A form as the server meets it, with its examples as they arrive when no page checks them. */
export interface FormOnTheServer {
  operation: OperationId;
  /** Who sends it; a visitor, unless it is for people of a role. */
  role?: Role;
  /** The fields that hold addresses of uploaded files, comma-separated. */
  uploads: readonly string[];
  valid: readonly Sent[];
  /** `messages`: what the form says, by the wire's names of the fields, in their order. */
  invalid: readonly (Sent & { messages: Record<string, string> })[];
}

interface Sent {
  name: string;
  payload: object;
}

interface Row<Fields, Payload extends object> {
  operation: OperationId;
  role?: Role;
  fixtures: {
    valid: readonly { name: string; fields: Fields; payload: Payload }[];
    invalid: readonly { name: string; fields: Fields; messages: Readonly<Record<string, string>> }[];
  };
  toPayload: (fields: Fields) => Payload;
  /** Fields that the wire calls something else. */
  wireName?: Readonly<Record<string, string>>;
  /** Fields that the page keeps to itself: what the form says of them, the server cannot. */
  notSent?: readonly (keyof Fields & string)[];
  uploads?: readonly (keyof Payload & string)[];
  /** Examples that are wrong on the page only: what is sent of them is right. */
  unseen?: readonly string[];
}

/** By the folder of the form in `packages/forms/src`; a form that two operations answer stands as several. */
export const formsOnTheServer: Readonly<Record<string, readonly FormOnTheServer[]>> = {
  bookDonation: [
    form({
      operation: 'submitBookDonation',
      fixtures: bookDonationFixtures,
      toPayload: toBookDonation,
      // The region arrives as one text, and a province is one too.
      unseen: ['a province without its city'],
    }),
  ],
};

function form<Fields, Payload extends object>(row: Row<Fields, Payload>): FormOnTheServer {
  const {
    operation,
    role,
    fixtures,
    toPayload,
    wireName = {},
    notSent = [],
    uploads = [],
    unseen = [],
  } = row;
  const unsent: readonly string[] = notSent;
  const seen = fixtures.invalid.flatMap(({ name, fields, messages }) => {
    const said = Object.entries(messages).filter(([field]) => !unsent.includes(field));
    if (said.length === 0 || unseen.includes(name)) return [];
    const named = said.map(([field, message]) => [wireName[field] ?? field, message] as const);
    return [{ name, payload: toPayload(fields), messages: Object.fromEntries(named) }];
  });
  const right = unseen.map((name) => {
    const fixture = fixtures.invalid.find((one) => one.name === name);
    if (fixture === undefined) throw new Error(`No example of ${operation} is called ${name}.`);
    return { name, payload: toPayload(fixture.fields) };
  });
  return {
    operation,
    ...(role !== undefined && { role }),
    uploads,
    valid: [...fixtures.valid, ...right],
    invalid: seen,
  };
}
