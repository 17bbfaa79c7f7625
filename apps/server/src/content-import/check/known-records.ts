import type { ClientBase } from 'pg';
import type { Faults, Place } from '../faults.js';
import type { Kind, Written } from '../kinds/kind.js';
import type { RawRecord } from '../read/record.js';
import type { Named } from './field.js';

const batchSize = 100;

interface Known extends Place {
  kind: string;
  key: string;
}

/** Keys and references of all records, in temporary tables: in memory they would grow with the catalogue. */
export class KnownRecords {
  readonly #client: ClientBase;
  #keys: (Known & { parts: string[] | null })[] = [];
  #references: (Known & { part: string | null })[] = [];

  constructor(client: ClientBase) {
    this.#client = client;
  }

  async open(): Promise<void> {
    await this.#client.query(`
      create temporary table import_keys (
        seq integer generated always as identity,
        kind text not null, key text not null, file text not null, line integer not null, parts text[]
      ) on commit drop;
      create temporary table import_references (
        kind text not null, key text not null, file text not null, line integer not null, part text
      ) on commit drop`);
  }

  name({ kind, key, part }: Named, place: Place): void {
    this.#references.push({ kind, key, part: part ?? null, ...place });
  }

  /** @param written undefined for a record with faults */
  async add({ name }: Kind, key: string, { file, line }: RawRecord, written?: Written): Promise<void> {
    const parts = Object.entries(written?.parts ?? {}).filter(([, rows]) => rows.length > 0);
    this.#keys.push({
      ...{ kind: name, key, file, line },
      parts: written === undefined ? null : parts.map(([part]) => part),
    });
    if (this.#keys.length >= batchSize) await this.#flush();
  }

  /** Reports keys that occur twice, and records that name others which the folder does not have. */
  async check(kinds: readonly Kind[], faults: Faults): Promise<void> {
    await this.#flush();
    await this.#client.query(
      'create index on import_keys (kind, key); analyze import_keys, import_references',
    );
    const kindOf = (name: string): Kind | undefined => kinds.find((kind) => kind.name === name);
    for (const { kind, key, other, ...place } of await this.#repeated()) {
      const { label = kind, storedKey } = kindOf(kind) ?? {};
      // The stored key of a secret says nothing to the editor.
      const shown = storedKey === undefined ? `“${key}”` : '';
      faults.add(place, `编号${shown}与 ${other} 重复；每条${label}要有自己的编号`);
    }
    for (const { kind, key, part, ...place } of await this.#dangling()) {
      const { label = kind, target } = kindOf(kind) ?? {};
      const wanted = target?.parts?.find(({ table }) => table === part)?.label ?? label;
      faults.add(place, `没有编号为“${key}”的${wanted}；应写文件夹里某条${wanted}的编号`);
    }
  }

  async #repeated(): Promise<(Known & { other: string })[]> {
    const { rows } = await this.#client.query<Known & { other: string }>(
      `select kind, key, file, line, other
         from (select kind, key, file, line, lag(file || ':' || line) over (partition by kind, key order by seq) as other
                 from import_keys where key <> '') as numbered
        where other is not null`,
    );
    return rows;
  }

  async #dangling(): Promise<(Known & { part: string | null })[]> {
    const { rows } = await this.#client.query<Known & { part: string | null }>(
      `select kind, key, file, line, part from import_references as reference
        where not exists (
          select from import_keys as known where known.kind = reference.kind and known.key = reference.key
             and (reference.part is null or known.parts is null or reference.part = any (known.parts)))`,
    );
    return rows;
  }

  async #flush(): Promise<void> {
    const place = 'kind text, key text, file text, line integer';
    await this.#insert('import_keys (kind, key, file, line, parts)', this.#keys, `${place}, parts text[]`);
    await this.#insert('import_references', this.#references, `${place}, part text`);
    [this.#keys, this.#references] = [[], []];
  }

  async #insert(into: string, rows: readonly object[], columns: string): Promise<void> {
    if (rows.length === 0) return;
    await this.#client.query(
      `insert into ${into} select * from jsonb_to_recordset($1::jsonb) as given (${columns})`,
      [JSON.stringify(rows)],
    );
  }
}
