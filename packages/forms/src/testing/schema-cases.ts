import type { FieldValues } from 'react-hook-form';
import { describe, expect, it } from 'vitest';

import type { FormFixtures, FormSchema } from '../form/schema.js';
import type * as z from '../rules/zod.js';

export interface SchemaCases<Fields extends FieldValues, Payload> {
  fixtures: FormFixtures<Fields, Payload>;
  schema: FormSchema<Fields> | ((fields: Fields) => FormSchema<Fields>);
  toPayload: (fields: Fields) => Payload;
  /** What the server holds the request to; a function of it where it depends on it which rules apply. */
  body: z.ZodMiniType | ((payload: Payload) => z.ZodMiniType);
}

/** The first message of each field. */
export function messagesOf(schema: z.ZodMiniType, value: unknown): Record<string, string> {
  const messages: Record<string, string> = {};
  for (const { path, message } of schema.safeParse(value).error?.issues ?? []) {
    messages[path.map(String).join('.')] ??= message;
  }
  return messages;
}

/** Every form's rules are tested alike: what they let pass, what is made of it, and what they say to the rest. */
export function testSchema<Fields extends FieldValues, Payload>(
  name: string,
  { fixtures, schema, toPayload, body }: SchemaCases<Fields, Payload>,
): void {
  const schemaOf = typeof schema === 'function' ? schema : () => schema;
  const bodyOf = typeof body === 'function' ? body : () => body;
  describe(name, () => {
    it.each(fixtures.valid)('lets pass, and sends: $name', ({ fields, payload }) => {
      expect(messagesOf(schemaOf(fields), fields)).toEqual({});
      const kept = { ...fields, ...schemaOf(fields).parse(fields) };
      expect(toPayload(kept)).toEqual(payload);
      expect(messagesOf(bodyOf(payload), payload)).toEqual({});
    });

    it.each(fixtures.invalid)('refuses: $name', ({ fields, messages }) => {
      expect(messagesOf(schemaOf(fields), fields)).toEqual(messages);
    });
  });
}
