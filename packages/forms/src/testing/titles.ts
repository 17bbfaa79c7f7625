import type { Fixture } from '../form/form-schema.js';

/** The fixtures with their test titles, for `$title`: the name, and the statements of the specifications they prove. */
export function withTitles<Example extends Fixture>(
  fixtures: readonly Example[],
): (Example & { title: string })[] {
  return fixtures.map((fixture) => ({ ...fixture, title: titleOf(fixture) }));
}

function titleOf({ name, spec = [] }: Fixture): string {
  return spec.length === 0 ? name : `${name} (spec: ${spec.join(', ')})`;
}
