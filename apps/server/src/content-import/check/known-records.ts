import type { ClientBase } from 'pg';
import { type Faults, type Place, placeText } from '../faults.js';
import type { Kind, Written } from '../kinds/kind.js';
import type { Named } from './field.js';

const batchSize = 100;

interface Known {
  kind: string;
  key: string;
  place: Place;
}

/** Where a record's key is written. */
export interface KeyCell {
  place: Place;
  /** Whether the cell of a workbook has a number. */
  isNumber: boolean;
}

/** Keys and references of all records, in temporary tables: in memory they would grow with the catalogue. */
export class KnownRecords {
  readonly #client: ClientBase;
  #keys: (Known & { is_number: boolean; parts: string[] | null })[] = [];
  #references: (Known & { part: string | null; by: string })[] = [];

  constructor(client: ClientBase) {
    this.#client = client;
  }

  async open(): Promise<void> {
    await this.#client.query(`
      create temporary table import_keys (
        seq integer generated always as identity,
        kind text not null, key text not null, place jsonb not null, is_number boolean not null, parts text[]
      ) on commit drop;
      create temporary table import_references (
        kind text not null, key text not null, place jsonb not null, part text, by text not null
      ) on commit drop`);
  }

  name({ kind, key, part }: Named, place: Place, by: string): void {
    this.#references.push({ kind, key, part: part ?? null, place, by });
  }

  /** @param written undefined for a record with faults */
  async add({ name }: Kind, key: string, { place, isNumber }: KeyCell, written?: Written): Promise<void> {
    const parts = Object.entries(written?.parts ?? {}).filter(([, rows]) => rows.length > 0);
    this.#keys.push({
      ...{ kind: name, key, place, is_number: isNumber },
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
    for (const { kind, key, other, place } of await this.#repeated()) {
      const { label = kind, storedKey } = kindOf(kind) ?? {};
      faults.kind = kind;
      // The stored key of a secret says nothing to the editor.
      const shown = storedKey === undefined ? `“${key}”` : '';
      faults.add(place, `编号${shown}与 ${placeText(other)} 重复；每条${label}要有自己的编号`);
    }
    for (const { kind, key, known, place } of await this.#shortened()) {
      faults.kind = kind;
      faults.add(place, `编号“${key}”在表格里是数字，已有的是“${known}”；请把这一列设为“文本”，补上开头的 0`);
    }
    for (const { kind, key, part, place, by } of await this.#dangling()) {
      const { label = kind, target } = kindOf(kind) ?? {};
      faults.kind = by;
      const wanted = target?.parts?.find(({ table }) => table === part)?.label ?? label;
      faults.add(place, `没有编号为“${key}”的${wanted}；应写文件夹里某条${wanted}的编号`);
    }
  }

  async #repeated(): Promise<(Known & { other: Place })[]> {
    const { rows } = await this.#client.query<Known & { other: Place }>(
      `select kind, key, place, other
         from (select kind, key, place, lag(place) over (partition by kind, key order by seq) as other
                 from import_keys where key <> '') as numbered
        where other is not null`,
    );
    return rows;
  }

  /** Keys that have lost their zeros: what has the whole key would be withdrawn. */
  async #shortened(): Promise<(Known & { known: string })[]> {
    const { rows } = await this.#client.query<Known & { known: string }>(
      `select keys.kind, keys.key, keys.place, known.key as known
         from import_keys as keys join imported_records as known using (kind)
        where keys.is_number and known.key like '0%' and ltrim(known.key, '0') = keys.key`,
    );
    return rows;
  }

  async #dangling(): Promise<(Known & { part: string | null; by: string })[]> {
    const { rows } = await this.#client.query<Known & { part: string | null; by: string }>(
      `select kind, key, place, part, by from import_references as reference
        where not exists (
          select from import_keys as known where known.kind = reference.kind and known.key = reference.key
             and (reference.part is null or known.parts is null or reference.part = any (known.parts)))`,
    );
    return rows;
  }

  async #flush(): Promise<void> {
    const place = 'kind text, key text, place jsonb';
    await this.#insert(
      'import_keys (kind, key, place, is_number, parts)',
      this.#keys,
      `${place}, is_number boolean, parts text[]`,
    );
    await this.#insert('import_references', this.#references, `${place}, part text, by text`);
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
