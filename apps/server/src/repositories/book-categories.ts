import type { Database } from '../db/database.js';

export async function listBookCategories(db: Database) {
  return db.selectFrom('book_categories').select(['id', 'name']).orderBy('sort').execute();
}
