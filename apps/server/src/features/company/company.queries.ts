import type { Database } from '../../db/database.js';
import type { JsonValue } from '../../db/generated.js';
import { publicUrl } from '../../ports/files/keys.js';
import { focusField } from '../../shared/wire.js';
import { waysField } from './address-card.wire.js';

/** What is missing is an empty text or an empty list. */
export async function companyIntro(db: Database) {
  const [setting, ideas, achievements, cultures, honours] = await Promise.all([
    db.selectFrom('settings').select('value').where('key', '=', 'company_profile').executeTakeFirst(),
    db
      .selectFrom('company_ideas')
      .select(['title', 'idea', 'image_key'])
      .orderBy('sort')
      .orderBy('id')
      .execute(),
    db
      .selectFrom('company_achievements')
      .select(['introduce', 'achievement', 'image_key'])
      .orderBy('sort')
      .orderBy('id')
      .execute(),
    db
      .selectFrom('company_cultures')
      .select(['type', 'title', 'intro', 'image_key'])
      .orderBy('sort')
      .orderBy('id')
      .execute(),
    db.selectFrom('company_honors').select(['title', 'image_key']).orderBy('sort').orderBy('id').execute(),
  ]);
  const profile = texts(setting?.value);
  return {
    company_profile: {
      company_intro: profile('company_intro'),
      company_intro_video: publicUrl(profile('company_intro_video_key')),
    },
    management_ideas: ideas.map(withPicture),
    company_achievement: achievements.map(withPicture),
    company_culture: cultures.map(withPicture),
    honor: honours.map(withPicture),
  };
}

/** The texts of a setting by name; operators edit settings by hand, so one may be missing. */
function texts(value: JsonValue | undefined): (name: string) => string {
  return (name) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return '';
    const text = value[name];
    return typeof text === 'string' ? text : '';
  };
}

function withPicture<Row extends { image_key: string }>({ image_key, ...row }: Row) {
  return { ...row, image: publicUrl(image_key) };
}

export async function companyHistory(db: Database) {
  const rows = await db
    .selectFrom('history_entries')
    .select(['year', 'title', 'intro', 'image_key'])
    .orderBy('sort')
    .orderBy('id')
    .execute();
  return rows.map(withPicture);
}

export async function addressCards(db: Database) {
  const rows = await db
    .selectFrom('address_cards')
    .select([
      'company',
      'tel',
      'address',
      'image_key',
      'image_focus',
      'metro',
      'bus',
      'car',
      'longitude',
      'latitude',
    ])
    .orderBy('sort')
    .orderBy('id')
    .execute();
  return rows.map(({ image_focus, metro, bus, car, ...row }) => ({
    ...withPicture(row),
    ...focusField(image_focus),
    ...waysField({ metro, bus, car }),
  }));
}

export async function districtAgentPhones(db: Database) {
  return db.selectFrom('district_agents').select(['title', 'tel']).orderBy('sort').orderBy('id').execute();
}

export async function teacherCards(db: Database) {
  return db
    .selectFrom('teacher_cards')
    .select(['title', 'descr', 'url', 'button_text'])
    .orderBy('sort')
    .orderBy('id')
    .execute();
}
