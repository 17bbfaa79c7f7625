import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Database } from '../../db/database.js';
import type { Agreements } from '../../db/generated.js';
import { publicUrl } from '../../ports/files/keys.js';
import { focusField } from '../../shared/wire.js';

export async function menu(db: Database) {
  return db
    .selectFrom('menu as item')
    .select((eb) => [
      'item.id',
      'item.title',
      'item.type',
      'item.sort',
      jsonArrayFrom(
        eb
          .selectFrom('menu as child')
          .select(['child.id', 'child.title', 'child.type', 'child.sort'])
          .whereRef('child.parent_id', '=', 'item.id')
          .orderBy('child.sort')
          .orderBy('child.id'),
      ).as('children'),
    ])
    .where('item.parent_id', 'is', null)
    .orderBy('item.sort')
    .orderBy('item.id')
    .execute();
}

/** Texts that are always present; a missing one is an empty string. */
const texts = ['copyright', 'icp', 'public_security_record', 'statement', 'support', 'home_dialog'] as const;
const optionalTexts = [
  'special_subject_text',
  'special_subject_cloud_descr',
  'special_subject_closing',
  'genuine_verification_oa_qrcode_descr',
] as const;
const pictures = [
  'top_logo',
  'top_logo_night',
  'special_subject_image',
  'special_subject_cloud_image',
  'official_accounts_qrcode',
] as const;

export async function siteConfig(db: Database) {
  const value = await readSettings(db, [...texts, ...optionalTexts, ...pictures]);
  return {
    ...fromNames(texts, value),
    ...fromNames(
      optionalTexts.filter((name) => value(name) !== ''),
      value,
    ),
    ...fromNames(pictures, (name) => publicUrl(value(name))),
  };
}

function fromNames<Name extends string>(names: readonly Name[], value: (name: Name) => string) {
  return Object.fromEntries(names.map((name) => [name, value(name)])) as Record<Name, string>;
}

/** @returns a function that reads the named settings; one that is missing or not text is an empty string */
export async function readSettings(
  db: Database,
  names: readonly string[],
): Promise<(name: string) => string> {
  const rows = await db.selectFrom('settings').select(['key', 'value']).where('key', 'in', names).execute();
  const values = new Map(rows.map((row) => [row.key, row.value]));
  return (name) => {
    const value = values.get(name);
    return typeof value === 'string' ? value : '';
  };
}

export async function floatingConfig(db: Database) {
  const [value, stores] = await Promise.all([
    readSettings(db, ['service_qrcode']),
    db.selectFrom('direct_stores').select(['platform', 'image_key', 'url']).orderBy('sort').execute(),
  ]);
  return {
    service_qrcode: publicUrl(value('service_qrcode')),
    direct_store: stores.map((store) => ({
      platform: store.platform,
      image: publicUrl(store.image_key),
      url: store.url,
    })),
  };
}

export async function slides(db: Database, columnId: number) {
  const rows = await db
    .selectFrom('slides')
    .select(['id', 'image_key', 'image_focus', 'extend', 'title', 'intro'])
    .where('menu_id', '=', columnId)
    .orderBy('sort')
    .orderBy('id')
    .execute();
  return rows.map(({ image_key, image_focus, ...slide }) => ({
    ...slide,
    image: publicUrl(image_key),
    ...focusField(image_focus),
  }));
}

export async function agreement<Name extends Agreements['name']>(db: Database, name: Name) {
  const found = await db
    .selectFrom('agreements')
    .select(['title', 'value_html as value'])
    .where('name', '=', name)
    .executeTakeFirst();
  return found && { name, ...found };
}
