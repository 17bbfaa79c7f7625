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

  open(): Promise<void> {
    return openStage(this.#client);
  }

  async add(
    { name }: Kind,
    key: string,
    { row, refs = {}, parts = {}, shownFrom = null }: Written,
  ): Promise<void> {
    const staged = { data: row, refs, parts };
    const fingerprint = createHash('sha256').update(JSON.stringify(staged)).digest('base64');
    this.#records.push({ kind: name, key, fingerprint, ...staged, shown_at: shownFrom });
    for (const file of this.#files.take()) {
      const { path, size, picture } = file;
      this.#named.push({ kind: name, key, file_key: file.key, path, size, picture });
    }
    if (this.#records.length >= batchSize) await this.flush();
  }

  async flush(): Promise<void> {
    await this.#insert(
      'import_stage (kind, key, fingerprint, data, refs, parts, shown_at)',
      this.#records,
      'kind text, key text, fingerprint text, data jsonb, refs jsonb, parts jsonb, shown_at timestamptz',
    );
    await this.#insert(
      'import_files (kind, key, file_key, path, size, picture)',
      this.#named,
      'kind text, key text, file_key text, path text, size bigint, picture jsonb',
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

export async function openStage(client: ClientBase): Promise<void> {
  await client.query(`
      create temporary table import_stage (
        seq integer generated always as identity primary key,
        kind text not null, key text not null, fingerprint text not null,
        data jsonb not null, refs jsonb not null, parts jsonb not null,
        shown_at timestamptz
      ) on commit drop;
      create temporary table import_files (
        kind text not null, key text not null, file_key text not null, path text not null, size bigint not null,
        picture jsonb
      ) on commit drop`);
}
