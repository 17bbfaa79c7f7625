import type { MatchingRule, Rules } from './contract.js';

type Step = string | number;

/** Splits `$.data.list[0].title` or `$['a name']` into steps: field names and item numbers. */
export function stepsOf(path: string): Step[] {
  const steps = path.matchAll(/\[(\d+|\*)\]|\['((?:[^'\\]|\\.)*)'\]|\.?([^.[\]$]+)/g);
  return [...steps].map(([, item, quoted, name]) => {
    if (item !== undefined) return item === '*' ? '*' : Number(item);
    return quoted ?? name ?? '';
  });
}

/** The path for reports: without the `$` of the root. */
export function readablePath(path: string): string {
  const text = path.replace(/^\$\.?/, '');
  return text === '' ? '正文' : text;
}

/** The value at the path, `undefined` where there is none. */
export function valueAt(root: unknown, steps: readonly Step[]): unknown {
  return steps.reduce<unknown>((value, step) => {
    if (typeof value !== 'object' || value === null) return undefined;
    return (value as Record<Step, unknown>)[step];
  }, root);
}

/** The value at the path in an example, where the last item of a list stands for all following ones. */
export function exampleAt(root: unknown, steps: readonly Step[]): unknown {
  return steps.reduce<unknown>((value, step) => {
    if (Array.isArray(value) && typeof step === 'number') return value[Math.min(step, value.length - 1)];
    return valueAt(value, [step]);
  }, root);
}

/** The rule for the path: its own, otherwise that of the nearest parent if it matches by type. */
export function ruleAt(rules: Rules, steps: readonly Step[]): MatchingRule | undefined {
  const own = find(rules, steps);
  if (own !== undefined) return own;
  for (let length = steps.length - 1; length >= 0; length -= 1) {
    const above = find(rules, steps.slice(0, length));
    if (above !== undefined) return above.match === 'type' ? { match: 'type' } : undefined;
  }
  return undefined;
}

function find(rules: Rules, steps: readonly Step[]): MatchingRule | undefined {
  const found = Object.entries(rules).find(([path]) => {
    const pattern = stepsOf(path);
    return (
      pattern.length === steps.length &&
      pattern.every((step, at) => step === '*' || String(step) === String(steps[at]))
    );
  });
  return found?.[1].matchers[0];
}
