import type { ClientBase } from 'pg';

export interface Lookups {
  stages: ReadonlyMap<string, number>;
  grades: ReadonlyMap<string, number>;
  subjects: ReadonlyMap<string, number>;
  provinces: ReadonlyMap<string, number>;
  themes: ReadonlyMap<string, number>;
  flowTypes: ReadonlyMap<string, number>;
  universityTypes: ReadonlyMap<string, number>;
  courseClasses: ReadonlyMap<string, number>;
  paperTypes: ReadonlyMap<string, number>;
  bookCategories: ReadonlyMap<string, number>;
  resourceKinds: ReadonlyMap<string, number>;
  scoreClasses: ReadonlyMap<string, number>;
  scoreBatches: ReadonlyMap<string, number>;
  platforms: ReadonlyMap<string, number>;
  menu: ReadonlyMap<string, number>;
  stageOfGrade: ReadonlyMap<number, number>;
}

export async function readLookups(client: ClientBase): Promise<Lookups> {
  const named = async (table: string, column = 'name'): Promise<Map<string, number>> => {
    const { rows } = await client.query<{ name: string; id: number }>(
      `select ${column} as name, id from ${table} order by sort`,
    );
    return new Map(rows.map(({ name, id }) => [name, id]));
  };
  // One after another: a connection runs one query at a time.
  return {
    stages: await named('stages'),
    grades: await named('grades'),
    subjects: await named('subjects'),
    provinces: await readProvinces(client),
    themes: await named('activity_themes'),
    flowTypes: await named('flow_types'),
    universityTypes: await named('university_types'),
    courseClasses: await named('course_classes'),
    paperTypes: await named('paper_types'),
    bookCategories: await named('book_categories'),
    resourceKinds: await named('resource_kinds'),
    scoreClasses: await named('score_classes'),
    scoreBatches: await named('score_batches'),
    platforms: await named('store_platforms'),
    menu: await named('menu_items', 'title'),
    stageOfGrade: await readStages(client),
  };
}

/** By their short names, which messages show, and by their full names. */
async function readProvinces(client: ClientBase): Promise<Map<string, number>> {
  const { rows } = await client.query<{ name: string; short_name: string; id: number }>(
    'select name, short_name, id from provinces order by sort',
  );
  const short = rows.map(({ short_name, id }): [string, number] => [short_name, id]);
  return new Map([...short, ...rows.map(({ name, id }): [string, number] => [name, id])]);
}

async function readStages(client: ClientBase): Promise<Map<number, number>> {
  const { rows } = await client.query<{ id: number; stage_id: number }>('select id, stage_id from grades');
  return new Map(rows.map(({ id, stage_id }) => [id, stage_id]));
}
