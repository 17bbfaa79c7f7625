import type { FieldValues } from 'react-hook-form';

import type { Fixture, FormFixtures } from './form-schema.js';

type Valid<Fields extends FieldValues, Payload> = FormFixtures<Fields, Payload>['valid'];
type Invalid<Fields extends FieldValues> = FormFixtures<Fields, unknown>['invalid'];
type Messages<Fields extends FieldValues> = Invalid<Fields>[number]['messages'];

/** A valid example. Its name ends with the statements that it proves, as in `accepted`. */
export function example<Fields extends FieldValues, Payload>(
  title: string,
  fields: Fields,
  payload: Payload,
) {
  return { ...named(title), fields, payload };
}

/**
 * Valid examples. A row has the name, with the statements of the specifications that the example proves as
 * `(spec: B5 login code)`, and the values that differ from the given ones in the form and, unless they are the same, in
 * the payload.
 */
export function accepted<Fields extends FieldValues, Payload>(
  fields: Fields,
  payload: Payload,
  rows: readonly (readonly [name: string, fields?: Partial<Fields>, payload?: Partial<Payload>])[],
): Valid<Fields, Payload> {
  return rows.map(([title, change, sent]) =>
    example(title, { ...fields, ...change }, { ...payload, ...(sent ?? change) }),
  );
}

/**
 * Invalid examples: the name as above, the values that differ from the given ones, and the messages by field. One text
 * is the message of all fields with another value.
 */
export function refused<Fields extends FieldValues>(
  fields: Fields,
  rows: readonly (readonly [name: string, fields: Partial<Fields>, messages: Messages<Fields> | string])[],
): Invalid<Fields> {
  return rows.map(([title, change, said]) => ({
    ...named(title),
    fields: { ...fields, ...change },
    messages:
      typeof said === 'string'
        ? (Object.fromEntries(Object.keys(change).map((field) => [field, said])) as Messages<Fields>)
        : said,
  }));
}

function named(title: string): Fixture {
  const [, name = title, ids] = /^(.*) \(spec: (.*)\)$/.exec(title) ?? [];
  return ids === undefined ? { name } : { name, spec: ids.split(', ') };
}
