import { type Compilable, type CompiledQuery, type InferResult, type RawBuilder, sql } from 'kysely';
import type { Database } from './database.js';

/** A placeholder in a compiled statement. */
class Place {
  constructor(readonly name: string) {}
}

export type PlaceOf<Values> = <Name extends keyof Values & string>(name: Name) => RawBuilder<Values[Name]>;

/**
 * A statement that is built once for each shape: Kysely takes as long to build a long one as PostgreSQL to run it.
 * @param build is given placeholders for the values
 */
export function statement<Values extends object, Shape, Query extends Compilable>(
  keyOf: (shape: Shape) => string,
  build: (db: Database, place: PlaceOf<Values>, shape: Shape) => Query,
): (db: Database, shape: Shape, values: Values) => Promise<InferResult<Query>> {
  const built = new Map<string, CompiledQuery>();
  return async (db, shape, values) => {
    const key = keyOf(shape);
    let compiled = built.get(key);
    if (compiled === undefined) {
      compiled = build(db, (name) => sql`${new Place(name)}`, shape).compile();
      built.set(key, compiled);
    }
    const given = values as Record<string, unknown>;
    const parameters = compiled.parameters.map((parameter) =>
      parameter instanceof Place ? given[parameter.name] : parameter,
    );
    const { rows } = await db.executeQuery({ ...compiled, parameters });
    return rows as InferResult<Query>;
  };
}
