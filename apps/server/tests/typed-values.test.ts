import { describe, expect, expectTypeOf, it } from 'vitest';
import type { Call } from '../src/shared/operation.js';
import { typedValues, type ValueSchema } from '../src/validation/typed-values.js';

const id: ValueSchema = { anyOf: [{ type: 'integer' }, { type: 'string' }] };
const flag: ValueSchema = { enum: [0, 1, '0', '1', ''] };
const tab: ValueSchema = { enum: [1, 2, '1', '2'] };

function convert(field: ValueSchema, value: unknown): unknown {
  const converted = typedValues([{ properties: { field } }])?.({ field: value }) as { field: unknown };
  return converted.field;
}

describe('fields that are sent as a number or as its text', () => {
  it.each([
    ['an id as text', id, '128', 128],
    ['an id as a number', id, 128, 128],
    ['an empty filter', id, '', undefined],
    ['a tab as text', tab, '2', 2],
    ['a flag as text', flag, '1', true],
    ['a flag as a number', flag, 1, true],
    ['a flag that is not set', flag, '0', false],
    ['an empty flag', flag, '', false],
  ])('%s', (_title, schema, sent, expected) => expect(convert(schema, sent)).toBe(expected));

  it('are found in a schema that wraps the shared one in allOf', () =>
    expect(convert({ allOf: [id] }, '128')).toBe(128));

  it('are found in every media type of a body', () => {
    const toValues = typedValues([{ properties: {} }, { allOf: [{ properties: { gradeId: id } }] }]);
    expect(toValues?.({ gradeId: '169' })).toEqual({ gradeId: 169 });
  });
});

describe('all other fields', () => {
  it('stay as they were sent', () => {
    const toValues = typedValues([
      { properties: { id, code: { type: 'string' }, year: { type: 'integer' } } },
    ]);
    expect(toValues?.({ id: '1', code: '007', year: 2026, unknown: '5' })).toStrictEqual({
      id: 1,
      code: '007',
      year: 2026,
      unknown: '5',
    });
  });

  it('need no conversion where there are no others', () =>
    expect(typedValues([{ properties: { code: { type: 'string' } } }])).toBeUndefined());
});

it('keeps the key of a field that was cleared', () =>
  expect(typedValues([{ properties: { id } }])?.({ id: '' })).toStrictEqual({ id: undefined }));

it('gives handlers the types that the values have', () => {
  expectTypeOf<Call<'getPaper'>['body']['id']>().toEqualTypeOf<number>();
  expectTypeOf<Call<'countPlay'>['query']['id']>().toEqualTypeOf<number>();
  expectTypeOf<Call<'listPapers'>['body']['grade_id']>().toEqualTypeOf<number | undefined>();
  expectTypeOf<Call<'listPapers'>['body']['is_hot']>().toEqualTypeOf<boolean | undefined>();
  expectTypeOf<Call<'listFavourites'>['body']['type']>().toEqualTypeOf<1 | 2 | 3 | 4 | 5>();
  expectTypeOf<Call<'login'>['body']['account']>().toEqualTypeOf<string>();
});
