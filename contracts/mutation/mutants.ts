export const CHANGES = [
  'rename',
  'drop',
  'text',
  'number',
  'boolean',
  'null',
  'list',
  'object',
  'empty',
  'code',
  'bare',
  'wrapped',
  'blank',
  'count',
  'milliseconds',
] as const;
export type Change = (typeof CHANGES)[number];

export interface Mutant {
  /** `data.list[].title`; the change applies to every item of a list, as it would in a faulty server. */
  path: string;
  change: Change;
  body: unknown;
}

type Kind = 'text' | 'number' | 'boolean' | 'null' | 'list' | 'object';
type Step = { member: string } | 'items';
type Place = readonly Step[];
type Replace = (value: unknown) => unknown;

const KINDS: readonly Kind[] = ['text', 'number', 'boolean', 'null', 'list', 'object'];

/** Values that a faulty server might send instead: `"5"` for 5, `[]` for null, an object for a list as PHP does. */
const AS: Record<Kind, Replace> = {
  text: (value) => (isPrimitive(value) && value !== null ? String(value) : ''),
  number: (value) => (Number.isFinite(Number(value)) ? Number(value) : 1),
  boolean: Boolean,
  null: () => null,
  list: (value) => (value === null ? [] : [value]),
  object: (value) => (typeof value === 'object' ? { ...value } : {}),
};

/** The message of a success that has nothing to say; the site shows every other message. */
const NOT_SHOWN = '成功';

/** Times in seconds have these values; no other number of an answer is as large. */
const FIRST_TIME = 100_000_000;

/** All changes of an answer, one per mutant, in the order of its fields. */
export function mutantsOf(answer: unknown): Mutant[] {
  return [...envelopeMutants(answer), ...placesOf(answer).flatMap((place) => mutantsAt(answer, place))];
}

/** The opposite code, the data without the envelope, an envelope around the envelope, and an empty message. */
function envelopeMutants(answer: unknown): Mutant[] {
  const { code, msg, data } = answer as { code: number; msg: string; data: unknown };
  const others = [200, 500].filter((other) => other !== code);
  return [
    ...others.map((other): Mutant => ({
      path: 'code',
      change: 'code',
      body: { ...(answer as object), code: other },
    })),
    { path: '', change: 'bare', body: data },
    { path: '', change: 'wrapped', body: { code: 200, msg: '成功', data: answer } },
    ...(msg === NOT_SHOWN
      ? []
      : [{ path: 'msg', change: 'blank', body: { ...(answer as object), msg: '' } } satisfies Mutant]),
  ];
}

/** All paths below the root; the items of a list count once. */
function placesOf(value: unknown, above: Place = []): Place[] {
  const found = new Map<string, Place>();
  for (const [step, below] of childrenOf(value)) {
    const here = [...above, step];
    for (const place of [here, ...placesOf(below, here)]) found.set(pathOf(place), place);
  }
  return [...found.values()];
}

function childrenOf(value: unknown): [Step, unknown][] {
  if (Array.isArray(value)) return value.map((item: unknown) => ['items', item]);
  if (kindOf(value) !== 'object') return [];
  return Object.entries(value as object).map(([member, below]) => [{ member }, below]);
}

function mutantsAt(answer: unknown, place: Place): Mutant[] {
  const path = pathOf(place);
  const last = place.at(-1);
  const mutants: Mutant[] = [];
  if (last !== undefined && last !== 'items') {
    const { member } = last;
    const above = place.slice(0, -1);
    mutants.push({ path, change: 'rename', body: at(answer, above, (value) => renamed(value, member)) });
    mutants.push({ path, change: 'drop', body: at(answer, above, (value) => without(value, member)) });
  }
  const values = valuesAt(answer, place);
  const kinds = new Set(values.map(kindOf));
  for (const kind of KINDS) {
    if (!kinds.has(kind)) mutants.push({ path, change: kind, body: at(answer, place, AS[kind]) });
  }
  if (values.some((value) => Array.isArray(value) && value.length > 0)) {
    mutants.push({ path, change: 'empty', body: at(answer, place, () => []) });
  }
  if (values.some((value) => typeof value === 'number' && value >= FIRST_TIME)) {
    mutants.push({ path, change: 'milliseconds', body: at(answer, place, (time) => Number(time) * 1000) });
  }
  if (path === 'data.count' && isEmptyPage(answer)) {
    // Where the items are left out, a faulty server counts those of the page or those of all filters.
    mutants.push({ path, change: 'count', body: at(answer, place, (count) => (count === 0 ? 1 : 0)) });
  }
  return mutants;
}

function isEmptyPage(answer: unknown): boolean {
  const { list } = (answer as { data: { list?: unknown[] } }).data;
  return list?.length === 0;
}

function at(value: unknown, place: Place, replace: Replace): unknown {
  const [step, ...rest] = place;
  if (step === undefined) return replace(value);
  if (step === 'items') return Array.isArray(value) ? value.map((item) => at(item, rest, replace)) : value;
  if (kindOf(value) !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value as object).map(([member, below]) => [
      member,
      member === step.member ? at(below, rest, replace) : (below as unknown),
    ]),
  );
}

function valuesAt(value: unknown, place: Place): unknown[] {
  const values: unknown[] = [];
  at(value, place, (found) => {
    values.push(found);
    return found;
  });
  return values;
}

function renamed(value: unknown, member: string): unknown {
  if (kindOf(value) !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value as object).map(([name, below]) => [
      name === member ? `${name}_renamed` : name,
      below as unknown,
    ]),
  );
}

function without(value: unknown, member: string): unknown {
  if (kindOf(value) !== 'object') return value;
  return Object.fromEntries(Object.entries(value as object).filter(([name]) => name !== member));
}

function pathOf(place: Place): string {
  return place
    .map((step) => (step === 'items' ? '[]' : `.${step.member}`))
    .join('')
    .slice(1);
}

function isPrimitive(value: unknown): value is string | number | boolean | null {
  return typeof value !== 'object' || value === null;
}

function kindOf(value: unknown): Kind {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'list';
  if (typeof value === 'string') return 'text';
  return typeof value as 'number' | 'boolean' | 'object';
}
