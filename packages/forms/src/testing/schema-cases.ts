import type { FieldValues } from 'react-hook-form';
import { describe, expect, it } from 'vitest';

import type { FormFixtures, FormSchema } from '../form/form-schema.js';
import type * as z from '../rules/zod.js';
import { withTitles } from './titles.js';

export interface SchemaCases<Fields extends FieldValues, Payload> {
  fixtures: FormFixtures<Fields, Payload>;
  schema: FormSchema<Fields> | ((fields: Fields) => FormSchema<Fields>);
  toPayload: (fields: Fields) => Payload;
  /** The server's rules for the request; a function where they depend on its values. */
  body: z.ZodMiniType | ((payload: Payload) => z.ZodMiniType);
}

/** The first message of each field. */
export function messagesOf<Value>(
  rules: z.ZodMiniType | ((value: Value) => z.ZodMiniType),
  value: Value,
): Record<string, string> {
  const schema = typeof rules === 'function' ? rules(value) : rules;
  const messages: Record<string, string> = {};
  for (const { path, message } of schema.safeParse(value).error?.issues ?? []) {
    messages[path.map(String).join('.')] ??= message;
  }
  return messages;
}

/** The tests that the rules of every form have in common: valid examples, their payload, and invalid examples. */
export function testSchema<Fields extends FieldValues, Payload>(
  name: string,
  { fixtures, schema, toPayload, body }: SchemaCases<Fields, Payload>,
): void {
  const schemaOf = typeof schema === 'function' ? schema : () => schema;
  describe(name, () => {
    it.each(withTitles(fixtures.valid))('accepts and sends: $title', ({ fields, payload }) => {
      expect(messagesOf(schema, fields)).toEqual({});
      const kept = { ...fields, ...schemaOf(fields).parse(fields) };
      expect(toPayload(kept)).toEqual(payload);
      expect(messagesOf(body, payload)).toEqual({});
    });

    it.each(withTitles(fixtures.invalid))('refuses: $title', ({ fields, messages }) =>
      expect(messagesOf(schema, fields)).toEqual(messages),
    );
  });
}
