import type { Fixture } from '../form/form-schema.js';

/** Adds the `title` of the tests to fixtures: the name, and the statements of the specifications that they prove. */
export function withTitles<Example extends Fixture>(
  fixtures: readonly Example[],
): (Example & { title: string })[] {
  return fixtures.map((fixture) => ({ ...fixture, title: titleOf(fixture) }));
}

function titleOf({ name, spec = [] }: Fixture): string {
  return spec.length === 0 ? name : `${name} (spec: ${spec.join(', ')})`;
}
