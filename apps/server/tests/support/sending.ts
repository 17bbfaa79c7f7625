import type { CallOptions, TestServer } from './test-server.js';
import { type Described, isFile } from './described.js';
import { file, form, pdf } from '../fixtures/files.js';

/** Options of a call that sends these values as the description says. */
export function sending({ sends, fields }: Described, values: Record<string, unknown>): CallOptions {
  if (sends === 'json') return { body: values };
  if (sends === 'none') return {};
  const files = new Set(fields.filter(isFile).map(({ name }) => name));
  const parts = Object.entries(values).map(([name, value]): [string, string | File | File[]] => {
    if (value instanceof File || isFiles(value)) return [name, value];
    if (Array.isArray(value) && files.has(name)) return [name, value.map((one) => file(String(one), pdf))];
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    return [name, files.has(name) ? file(text, pdf) : text];
  });
  if (sends === 'form') return { form: form(Object.fromEntries(parts)) };
  return {
    query: Object.fromEntries(parts.filter((part) => typeof part[1] === 'string')) as Record<string, string>,
  };
}

function isFiles(value: unknown): value is File[] {
  return Array.isArray(value) && value.every((one) => one instanceof File);
}

/**
 * A hash of all rows by table. It is equal before and after when nothing was written. A message of an earlier request is
 * written after its answer, so it waits for those. What is known of a picture is no content: it stays when a load is not
 * carried out.
 */
export async function contentsOf({
  services,
  database: { pool },
}: TestServer): Promise<Record<string, string>> {
  await services.outbox.settled();
  const { rows } = await pool.query<{ name: string; rows: string }>(`
    select tablename as name,
           (xpath('/row/rows/text()', query_to_xml(format(
             'select count(*) || '' '' || coalesce(md5(string_agg(t::text, chr(10) order by t::text)), '''') as rows from %I t',
             tablename), false, true, '')))[1]::text as rows
    from pg_tables where schemaname = 'public' and tablename <> 'pictures' order by 1`);
  return Object.fromEntries(rows.map(({ name, rows: content }) => [name, content]));
}
