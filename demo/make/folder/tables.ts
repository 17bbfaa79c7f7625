import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import { z } from 'zod';
import { demoFolder } from '../places.js';

/** @throws ZodError for a row that is not of this shape */
export async function readTable<Row extends z.ZodType>(name: string, row: Row): Promise<z.output<Row>[]> {
  const table: unknown = parse(await readFile(new URL(name, demoFolder)), { columns: true, bom: true });
  return z.array(row).parse(table);
}
