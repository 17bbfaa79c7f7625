import type { MatchingRule, Rules } from './contract.js';

type Step = string | number;

/** `$.data.list[0].title` and `$['a name']` as steps: names of fields, numbers of items. */
export function stepsOf(path: string): Step[] {
  const steps = path.matchAll(/\[(\d+|\*)\]|\['((?:[^'\\]|\\.)*)'\]|\.?([^.[\]$]+)/g);
  return [...steps].map(([, item, quoted, name]) => {
    if (item !== undefined) return item === '*' ? '*' : Number(item);
    return quoted ?? name ?? '';
  });
}

/** As a person writes it: without the sign of the root. */
export function readablePath(path: string): string {
  const text = path.replace(/^\$\.?/, '');
  return text === '' ? '正文' : text;
}

/** What stands at the steps, or undefined. */
export function valueAt(root: unknown, steps: readonly Step[]): unknown {
  return steps.reduce<unknown>((value, step) => {
    if (typeof value !== 'object' || value === null) return undefined;
    return (value as Record<Step, unknown>)[step];
  }, root);
}

/** The same in an example, where one item stands for as many as come. */
export function exampleAt(root: unknown, steps: readonly Step[]): unknown {
  return steps.reduce<unknown>((value, step) => {
    if (Array.isArray(value) && typeof step === 'number') return value[Math.min(step, value.length - 1)];
    return valueAt(value, [step]);
  }, root);
}

/** The rule that holds at the steps: their own, or the nearest above that compares kinds. */
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
