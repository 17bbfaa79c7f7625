import type pg from 'pg';
import { FaultyContent, importFolder } from '../../content-import/import-folder.js';
import type { SheetPeek } from '../../content-import/check/peeks.js';
import type { FaultSort } from '../../content-import/faults.js';
import type { Reporting } from '../../content-import/reporting.js';
import type { ContentSource } from '../../content-import/source/content-source.js';
import type { KindPlan } from '../../content-import/write/plan.js';
import type { FileStore } from '../../ports/files/file-store.js';

/** A proof before printing: what a load would change, or what is wrong with it. */
export interface Proof {
  plan: readonly KindPlan[];
  sorts: readonly FaultSort[];
  peeks: readonly SheetPeek[];
  /** What the reader of the tables has understood by itself. */
  notes: readonly string[];
}

interface Proving {
  source: ContentSource;
  pool: pg.Pool;
  files: FileStore;
}

const silent: Reporting = { step: () => undefined, progress: () => undefined };

/** @throws StartupError for what is no content at all */
export async function proveContent({ source, pool, files }: Proving): Promise<Proof> {
  let notes: readonly string[] = [];
  const onNotes = (found: readonly string[]) => (notes = found);
  const silently = { terminal: silent, confirm: () => Promise.resolve(true), isDryRun: true, onNotes };
  try {
    const plan = await importFolder({ folder: source, pool, files, ...silently });
    return { plan, sorts: [], peeks: [], notes };
  } catch (error) {
    if (!(error instanceof FaultyContent)) throw error;
    return { plan: error.plan, sorts: error.faults.sorts, peeks: error.peeks, notes };
  }
}
