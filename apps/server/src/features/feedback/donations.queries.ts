import type { Database } from '../../db/database.js';
import { cameToday, contentHash, waitForTheSame } from '../../shared/submissions.queries.js';

export interface Donation {
  unitName: string;
  provinceCity: string;
  address: string;
  contacts: string;
  phone: string;
  explain: string;
}

/** The same request of the same user within a day is stored once. */
export async function keepDonation(
  db: Database,
  donation: Donation,
  userId: number | undefined,
): Promise<void> {
  const user_id = userId ?? null;
  const row = {
    user_id,
    unit_name: donation.unitName,
    province_city: donation.provinceCity,
    address: donation.address,
    contacts: donation.contacts,
    phone: donation.phone,
    explain: donation.explain,
  };
  const content_hash = contentHash(row);
  await db.transaction().execute(async (transaction) => {
    await waitForTheSame(transaction, content_hash);
    if (await cameToday(transaction, 'book_donations', content_hash)) return;
    await transaction
      .insertInto('book_donations')
      .values({ ...row, content_hash })
      .execute();
  });
}
