import { beforeAll, describe, expect, it } from 'vitest';
import { describedOperations, isFile, isOfDesk } from './support/described.js';
import { newOperator } from './support/desk.js';
import { newPerson } from './support/person.js';
import { useTestServer } from './support/test-server.js';

const server = useTestServer();
let reader: string;
let operator: string;
beforeAll(async () => {
  ({ token: reader } = await newPerson(server, { role: 3, phone: '13800000310' }));
  ({ token: operator } = await newOperator(server));
});

/** Milliseconds: much more than one pass over a text takes on a busy machine, much less than backtracking takes. */
const AT_ONCE = 60_000;

/** As long as a body can be. A pattern with backtracking would need minutes to refuse it. */
const length = 100_000;
const longTexts = {
  letters: 'a'.repeat(length),
  // Spaces at the ends would be trimmed and leave a valid text.
  blanks: `x${' '.repeat(length)}x`,
  dots: `a@${'.'.repeat(length)}@`,
  domains: `a@${'a.'.repeat(length / 2)}@`,
  address: `http://a${' '.repeat(length)}x`,
  digits: `${'1'.repeat(length)},`,
  list: '1,'.repeat(length / 2),
};

const withBodies = describedOperations.filter(({ sends }) => sends === 'json' || sends === 'form');
const cases = withBodies.flatMap((operation) =>
  operation.fields.filter((field) => !isFile(field)).map((field) => ({ operation, field: field.name })),
);

describe('a text as long as a body can be', () => {
  it.each(cases)(
    'is refused at once: $operation.operationId $field',
    async ({ operation: { operationId, permission, sends, example }, field }) => {
      const token = isOfDesk(permission) ? operator : reader;
      for (const text of Object.values(longTexts)) {
        const sent =
          sends === 'form'
            ? { form: formOf({ ...example, [field]: text }) }
            : { body: { ...example, [field]: text } };
        const { code } = await server.call(operationId, { ...sent, token });
        expect(code).toBeGreaterThanOrEqual(400);
        expect(code).toBeLessThan(500);
      }
    },
    AT_ONCE,
  );
});

describe('a form with as many fields as a body can hold', () => {
  it(
    'is answered at once',
    async () => {
      const payload = Array.from({ length: 50_000 }, (_value, index) => index.toString(36)).join('&');
      const answer = await server.app.inject({
        method: 'POST',
        url: '/api/user/update_userinfo',
        payload,
        headers: { 'content-type': 'application/x-www-form-urlencoded', token: reader },
      });
      expect(answer.json()).toMatchObject({ code: 400 });
    },
    AT_ONCE,
  );
});

function formOf(fields: Record<string, unknown>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, String(value));
  return form;
}
