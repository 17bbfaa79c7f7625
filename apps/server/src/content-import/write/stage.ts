import { createHash } from 'node:crypto';
import type { ClientBase } from 'pg';
import type { FileRegistry } from '../check/file-registry.js';
import type { Kind, Written } from '../kinds/kind.js';

const batchSize = 100;

/** Puts the checked records into temporary tables, where PostgreSQL compares them with what it has. */
export class Stage {
  readonly #client: ClientBase;
  readonly #files: FileRegistry;
  #records: object[] = [];
  #named: object[] = [];

  constructor(client: ClientBase, files: FileRegistry) {
    this.#client = client;
    this.#files = files;
  }

  async open(): Promise<void> {
    await this.#client.query(`
      create temporary table import_stage (
        seq integer generated always as identity primary key,
        kind text not null, key text not null, fingerprint text not null,
        data jsonb not null, refs jsonb not null, parts jsonb not null
      ) on commit drop;
      create temporary table import_files (
        kind text not null, key text not null, file_key text not null, path text not null, size bigint not null
      ) on commit drop`);
  }

  async add({ name }: Kind, key: string, { row, refs = {}, parts = {} }: Written): Promise<void> {
    const staged = { data: row, refs, parts };
    const fingerprint = createHash('sha256').update(JSON.stringify(staged)).digest('base64');
    this.#records.push({ kind: name, key, fingerprint, ...staged });
    for (const file of this.#files.take()) {
      this.#named.push({ kind: name, key, file_key: file.key, path: file.path, size: file.size });
    }
    if (this.#records.length >= batchSize) await this.flush();
  }

  async flush(): Promise<void> {
    await this.#insert(
      'import_stage (kind, key, fingerprint, data, refs, parts)',
      this.#records,
      'kind text, key text, fingerprint text, data jsonb, refs jsonb, parts jsonb',
    );
    await this.#insert(
      'import_files',
      this.#named,
      'kind text, key text, file_key text, path text, size bigint',
    );
    [this.#records, this.#named] = [[], []];
  }

  async #insert(into: string, rows: readonly object[], columns: string): Promise<void> {
    if (rows.length === 0) return;
    await this.#client.query(
      `insert into ${into} select * from jsonb_to_recordset($1::jsonb) as given (${columns})`,
      [JSON.stringify(rows)],
    );
  }
}
