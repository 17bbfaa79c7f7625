import { sql } from 'kysely';
import type { Database } from '../../db/database.js';
import { today } from './code-checks.queries.js';
import { importedBatch } from './batches.queries.js';

/** A family that shows a book around checks it twice; who prints labels copies one code for many. */
const leastChecks = 3;
const leastNetworks = 2;
const mostListed = 50;

export interface SuspiciousCode {
  /** The beginning of the hash: the code itself is not kept. */
  fingerprint: string;
  batch: string;
  checks: number;
  /** On which it was checked. */
  days: number;
  /** As YYYY-MM-DD. */
  since: string;
  /** Provinces that readers have named in their accounts, and networks of the others. */
  places: string[];
}

export interface Place {
  name: string;
  checks: number;
}

export interface SuspiciousCodes {
  list: SuspiciousCode[];
  /** The sum of the list where readers have named a province. */
  provinces: (Place & { id: number })[];
  /** The sum of the rest. */
  networks: Place[];
}

type FoundCode = Omit<SuspiciousCode, 'fingerprint' | 'places'> & { hash: string };

/** Codes that were checked from several networks, the most often checked first. @param days today included */
export async function findSuspicious(db: Database, days: number): Promise<FoundCode[]> {
  const { rows } = await sql<FoundCode>`
    select code_hash as hash, coalesce(name, ${importedBatch.name}) as batch, sum(checks) as checks,
           count(distinct day) as days, min(day)::text as since
      from code_checks left join code_batches on code_batches.id = batch_id
     where day > ${today} - ${days}::integer
     group by code_hash, name
    having sum(checks) >= ${leastChecks} and count(distinct network) >= ${leastNetworks}
     order by sum(checks) desc, code_hash
     limit ${mostListed}`.execute(db);
  return rows;
}

/** The same with the places, which cost a second look at all their checks. */
export async function suspiciousCodes(db: Database, days: number): Promise<SuspiciousCodes> {
  const codes = await findSuspicious(db, days);
  const places = await placesOf(
    db,
    codes.map(({ hash }) => hash),
    days,
  );
  return {
    list: codes.map(({ hash, ...code }) => ({
      ...code,
      fingerprint: fingerprintOf(hash),
      places: [...new Set(places.filter((place) => place.hash === hash).map(({ name }) => name))],
    })),
    provinces: summed(places.filter(({ id }) => id !== 0)),
    networks: summed(places.filter(({ id }) => id === 0)).map(({ name, checks }) => ({ name, checks })),
  };
}

interface PlaceOfCode extends Place {
  hash: string;
  /** Of the province; 0 for a network. */
  id: number;
}

async function placesOf(db: Database, hashes: readonly string[], days: number): Promise<PlaceOfCode[]> {
  if (hashes.length === 0) return [];
  const { rows } = await sql<PlaceOfCode>`
    select code_hash as hash, coalesce(provinces.id, 0) as id, coalesce(short_name, network) as name,
           sum(checks) as checks
      from code_checks left join provinces on provinces.id = province_id
     where code_hash = any (${hashes}) and day > ${today} - ${days}::integer
     group by 1, 2, 3
     order by sum(checks) desc, 3`.execute(db);
  return rows;
}

function summed(places: readonly PlaceOfCode[]): (Place & { id: number })[] {
  const sums = new Map<string, Place & { id: number }>();
  for (const { id, name, checks } of places) {
    sums.set(name, { id, name, checks: checks + (sums.get(name)?.checks ?? 0) });
  }
  return [...sums.values()].toSorted((one, other) => other.checks - one.checks);
}

/** Such as 9F3A-C2. */
function fingerprintOf(hash: string): string {
  const shown = hash.slice(0, 6).toUpperCase();
  return `${shown.slice(0, 4)}-${shown.slice(4)}`;
}
