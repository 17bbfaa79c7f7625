import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { documentedAnswers, documentedCalls } from './fields.js';

interface Schema {
  $ref?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  allOf?: Schema[];
  'x-inferred'?: boolean;
}

interface Operation {
  operationId: string;
  tags: string[];
  parameters: { $ref?: string; name?: string; in?: string }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  'x-inferred'?: boolean;
}

interface Bundle {
  components: { schemas: Record<string, Schema>; parameters: Record<string, { name: string; in: string }> };
  paths: Record<string, Record<string, Operation>>;
}

const bundle = JSON.parse(readFileSync(new URL('../dist/openapi.json', import.meta.url), 'utf8')) as Bundle;
const { schemas, parameters } = bundle.components;
const operations = Object.values(bundle.paths).flatMap((path) => Object.values(path));

const nameOf = ($ref: string) => $ref.slice($ref.lastIndexOf('/') + 1);

/** The fields of a schema with those of its inline objects, without those of schemas that it refers to. */
function fieldsOf(schema: Schema, prefix = ''): [name: string, field: Schema][] {
  const own = Object.entries(schema.properties ?? {}).flatMap(([name, field]): [string, Schema][] => {
    const inside = field.items ?? field;
    const written = inside.$ref === undefined ? fieldsOf(inside, `${prefix}${name}.`) : [];
    return [[prefix + name, field], ...written];
  });
  const shared = schema.$ref === undefined ? [] : fieldsOf(schemas[nameOf(schema.$ref)] ?? {}, prefix);
  return [...shared, ...own, ...(schema.allOf ?? []).flatMap((part) => fieldsOf(part, prefix))];
}

function parametersOf(operation: Operation): string[] {
  return operation.parameters
    .map(({ $ref, name, in: place }) => ($ref === undefined ? { name, in: place } : parameters[nameOf($ref)]))
    .flatMap((parameter) => (parameter?.in === 'query' ? [parameter.name ?? ''] : []));
}

describe('the entities of the specifications', () => {
  it.each(Object.entries(documentedAnswers))(
    '%s has every field, and marks the others as ours',
    (name, words) => {
      const fields = new Map(fieldsOf(schemas[name] ?? {}));
      const documented = words.split(' ');
      expect([...fields.keys()]).toEqual(expect.arrayContaining(documented));
      const added = [...fields].filter(([field]) => !documented.includes(field));
      expect(added.filter(([, field]) => field['x-inferred'] !== true).map(([field]) => field)).toEqual([]);
    },
  );
});

describe('the calls of the specifications', () => {
  it.each(Object.entries(documentedCalls))(
    '%s sends every field, and marks the others as ours',
    (id, words) => {
      const operation = operations.find(({ operationId }) => operationId === id);
      const bodies = Object.values(operation?.requestBody?.content ?? {});
      const fields = new Map(bodies.flatMap(({ schema }) => fieldsOf(schema)));
      const inQuery = operation === undefined ? [] : parametersOf(operation);
      const documented = words.split(' ');
      expect([...fields.keys(), ...inQuery]).toEqual(expect.arrayContaining(documented));
      const added = [...fields].filter(([field]) => !documented.includes(field));
      expect(added.filter(([, field]) => field['x-inferred'] !== true).map(([field]) => field)).toEqual([]);
      expect(inQuery.filter((name) => !documented.includes(name))).toEqual([]);
    },
  );

  it('cover every operation with parameters, except those that are ours', () => {
    // The specifications describe neither the desk nor what pages do besides.
    const ofSite = operations.filter(({ tags }) => !tags.some((tag) => ['desk', 'pages'].includes(tag)));
    const sending = ofSite.filter((one) => one.requestBody !== undefined || parametersOf(one).length > 0);
    const unlisted = sending.filter(({ operationId }) => !(operationId in documentedCalls));
    // The specifications do not give the parameter of the slides of a section, nor how a returned application is opened.
    expect(unlisted.map(({ operationId }) => operationId)).toEqual([
      'listSlides',
      // They search papers by their titles only.
      'findInPapers',
      'listBookErrata',
      'deleteAccount',
      'openShopApplication',
      'getPaperSizes',
      'getPaperBundle',
    ]);
    expect(unlisted.every((one) => one['x-inferred'] === true)).toBe(true);
  });
});
