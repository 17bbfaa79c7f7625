import { uploadMessages } from '@inkstone/forms/rules';
import type { Insertable } from 'kysely';
import type { Users } from '../../src/db/generated.js';
import type { FieldError } from '../../src/envelope.js';
import type { OperationId } from '../../src/operations/operation.js';

/** A form as the server meets it, with its examples as they arrive when no page checks them. */
export interface FormOnTheServer {
  operation: OperationId;
  /** Who sends it; a visitor, unless it is for people. */
  sender?: Partial<Insertable<Users>>;
  /** The fields that hold addresses of uploaded files, comma-separated. */
  uploads: readonly string[];
  /** Sent with its files, where the operation also takes JSON. */
  isMultipart: boolean;
  /** The page's name of a field of the wire. */
  nameOf(field: string): string;
  valid: readonly Sent[];
  invalid: readonly Invalid[];
}

interface Sent {
  name: string;
  body: object;
}

interface Invalid extends Sent {
  /** What the form says, by the page's names of the fields, in their order. */
  messages: readonly FieldError[];
  /** What the server says something of as well. */
  more: readonly string[];
}

type Messages = Readonly<Record<string, string | undefined>>;

interface Examples<Fields, Payload> {
  valid: readonly { name: string; fields: Fields; payload: Payload }[];
  invalid: readonly { name: string; fields: Fields; messages: Messages }[];
}

interface Row<Fields, Payload extends object> {
  operation: OperationId;
  sender?: Partial<Insertable<Users>>;
  fixtures: Examples<Fields, Payload>;
  toPayload: (fields: Fields) => Payload;
  /** What the screen sends along that nobody fills in. */
  toBody?: (payload: Payload) => object;
  /** As the page has it: its name of a field that the wire calls something else, or of what it shows as one field. */
  fieldOf?: Readonly<Record<string, string>>;
  /** Fields that the page keeps to itself: what the form says of them, the server cannot. */
  notSent?: readonly (keyof Fields & string)[];
  uploads?: readonly (keyof Payload & string)[];
  isMultipart?: boolean;
  /** By the name of an invalid example, fields that are wrong on the page only: what is sent of them is right. */
  onlyOnPage?: FieldsByExample<Fields>;
  /** By the name of an invalid example, fields that the page does not show yet, and the server misses. */
  onlyOnServer?: FieldsByExample<Fields>;
}

type FieldsByExample<Fields> = Readonly<Record<string, readonly (keyof Fields & string)[]>>;

const ofPageOnly: readonly string[] = Object.values(uploadMessages);

/** For files that go out with their form: as they were chosen, while the page hands on one and no other number. */
export function asChosen<Fields extends object>({
  valid,
  invalid,
}: Examples<Fields, unknown>): Examples<Fields, Fields> {
  return { valid: valid.map(({ name, fields }) => ({ name, fields, payload: fields })), invalid };
}

export function form<Fields, Payload extends object>(row: Row<Fields, Payload>): FormOnTheServer {
  const { operation, sender, fixtures, toPayload, fieldOf = {}, notSent = [], uploads = [] } = row;
  const toBody = row.toBody ?? ((payload: Payload) => payload);
  const { onlyOnPage = {}, onlyOnServer = {} } = row;
  const nameOf = (field: string) => fieldOf[field] ?? field;
  const invalid = fixtures.invalid.flatMap(({ name, fields, messages }): Invalid[] => {
    // A file that is on its way is for the page to wait for.
    if (Object.values(messages).some((message = '') => ofPageOnly.includes(message))) return [];
    const hidden: readonly string[] = [...notSent, ...(onlyOnPage[name] ?? [])];
    const said = Object.entries(messages).flatMap(([field, message]) =>
      message === undefined || hidden.includes(field) ? [] : [{ field: nameOf(field), message }],
    );
    return [{ name, body: toBody(toPayload(fields)), messages: said, more: onlyOnServer[name] ?? [] }];
  });
  for (const name of Object.keys({ ...onlyOnPage, ...onlyOnServer })) {
    if (!invalid.some((one) => one.name === name)) throw new Error(`${operation} has no example ${name}.`);
  }
  return {
    operation,
    ...(sender !== undefined && { sender }),
    uploads,
    isMultipart: row.isMultipart ?? false,
    nameOf,
    valid: [
      ...fixtures.valid.map(({ name, payload }) => ({ name, body: toBody(payload) })),
      ...invalid.filter(({ messages }) => messages.length === 0),
    ],
    invalid: invalid.filter(({ messages }) => messages.length > 0),
  };
}
