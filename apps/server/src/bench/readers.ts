import { sql } from 'kysely';
import { createDatabase } from '../db/database.js';
import { embeddedConnection } from '../db/embedded.js';
import { deriveKeys } from '../security/secret-keys.js';
import { issueToken } from '../security/tokens.js';
import { addSession } from '../shared/account/login-sessions.queries.js';
import { type BenchContext, inputs } from './cases.js';

export const benchSecret = 'of the benchmark';

/** One or two parts of a title, of two to four characters as most searches. None comes twice within a minute. */
const searchedTexts = 12_000;
const searchedTitles = 8000;

/** Adds accounts that are logged in and have favourites, and reads what people may search for. */
export async function createReaders(socketFolder: string): Promise<Pick<BenchContext, 'tokens' | 'texts'>> {
  const { db, close } = createDatabase(embeddedConnection(socketFolder));
  try {
    const { rows: users } = await sql<{ id: number }>`
      insert into users (role, phone, password_hash, nickname)
      select 1, '1990000' || lpad(number::text, 4, '0'), '-', '读者 ' || number
        from generate_series(1, ${inputs.accounts}) as number
      returning id`.execute(db);
    const ids = users.map(({ id }) => id);
    await sql`
      insert into favourites (user_id, type, content_id)
      select reader, type, 1 + (reader * 7 + number) % 50
        from unnest(${ids}::int[]) as reader, unnest(array[1, 2]) as type, generate_series(1, 20) as number
      on conflict do nothing`.execute(db);
    const keys = deriveKeys(benchSecret).loginTokens;
    const tokens: string[] = [];
    for (const id of ids) {
      const token = await issueToken(id, keys);
      await addSession(db, id, token);
      tokens.push(token.jwt);
    }
    const { rows: parts } = await sql<{ text: string }>`
      select distinct one || case when number % 2 = 0 then ' ' || other else '' end as text
        from (select id, title from papers order by hashint4(id) limit ${searchedTitles}) as titles,
             generate_series(1, 6) as number,
             lateral (select abs(hashint4(id + number)) as draw) as draws,
             lateral (select substr(title, 1 + draw % (length(title) - 4), 2 + draw / 64 % 3) as one,
                             substr(title, 1 + draw / 512 % (length(title) - 4), 2 + draw / 32768 % 3) as other) as parts
       where length(title) > 4 and one || other !~ ${String.raw`[\s0-9—]`}
       limit ${searchedTexts}`.execute(db);
    return { tokens, texts: parts.map(({ text }) => text) };
  } finally {
    await close();
  }
}
