import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { z } from 'zod';
import { demoFolder } from '../../startup/demo-folder.js';

/** The rows of a table of the demonstration. @throws ZodError for a row that is not of this shape */
export async function readTable<Row extends z.ZodType>(name: string, row: Row): Promise<z.output<Row>[]> {
  const table: unknown = parse(await readFile(join(demoFolder(), name)), { columns: true, bom: true });
  return z.array(row).parse(table);
}
