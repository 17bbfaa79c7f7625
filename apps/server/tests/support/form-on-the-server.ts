import { uploadMessages } from '@inkstone/forms/rules';
import type { Insertable } from 'kysely';
import type { Users } from '../../src/db/generated.js';
import type { FieldError } from '../../src/errors/refusal.js';
import type { OperationId } from '../../src/shared/operation.js';

/** A form as the server receives it, with its examples as they are sent when no page checks them. */
export interface FormOnTheServer {
  operation: OperationId;
  /** The account that sends it. Without one, a visitor does. */
  sender?: Partial<Insertable<Users>>;
  /** Fields with URLs of uploaded files, separated by commas. */
  uploads: readonly string[];
  /** Whether it is sent as multipart although the operation also accepts JSON. */
  isMultipart: boolean;
  /** @returns the page's name of a field of the request */
  nameOf(field: string): string;
  valid: readonly Sent[];
  invalid: readonly Invalid[];
}

interface Sent {
  name: string;
  body: object;
}

interface Invalid extends Sent {
  /** Messages of the form in the order of its fields, by the page's names. */
  messages: readonly FieldError[];
  /** Fields for which only the server has a message. */
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
  /** Adds what the screen sends and the form does not ask for. */
  toBody?: (payload: Payload) => object;
  /** The page's names of request fields that have another name there, or are one field there. */
  fieldOf?: Readonly<Record<string, string>>;
  /** Fields that are not sent, so that the server has no message for them. */
  notSent?: readonly (keyof Fields & string)[];
  uploads?: readonly (keyof Payload & string)[];
  isMultipart?: boolean;
  /** By the name of an invalid example, fields that are wrong on the page only, because a valid value is sent. */
  onlyOnPage?: FieldsByExample<Fields>;
  /** By the name of an invalid example, fields that the page does not show yet and the server requires. */
  onlyOnServer?: FieldsByExample<Fields>;
}

type FieldsByExample<Fields> = Readonly<Record<string, readonly (keyof Fields & string)[]>>;

const ofPageOnly: readonly string[] = Object.values(uploadMessages);

/** For files that are sent with their form: the payload has the files as chosen, where the page sends only one. */
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
    // Only the page can wait for a running upload.
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
