import { describe, expect, it } from 'vitest';

import { readPact } from '../pact-file.js';
import { hookSkeletons } from '../scripts/hook-skeletons.js';
import { readStates } from '../scripts/states-table.js';
import { valuesNeededBy } from '../src/contract.js';

const states = readStates();

describe('the states', () => {
  it('all have a description', () => {
    expect(states.filter(({ about }) => about === '').map(({ name }) => name)).toEqual([]);
  });

  it('are all used', () => {
    expect(states.filter(({ usedBy }) => usedBy.length === 0).map(({ name }) => name)).toEqual([]);
  });

  it.each(Object.entries(hookSkeletons()))('are all listed in %s', (_, text) => {
    expect(states.filter(({ name }) => !new RegExp(`['"]${name}['"]`).test(text))).toEqual([]);
  });

  it('return every value that the requests send', () => {
    const given = new Map(states.map(({ name, values }) => [name, values]));
    const missing = readPact().interactions.flatMap((interaction) => {
      const names = (interaction.providerStates ?? []).flatMap((state) => given.get(state.name) ?? []);
      return valuesNeededBy(interaction)
        .filter((name) => !names.includes(name))
        .map((name) => [interaction.description, name]);
    });
    expect(missing).toEqual([]);
  });
});
