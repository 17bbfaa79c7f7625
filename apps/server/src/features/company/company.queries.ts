import type { Database } from '../../db/database.js';
import type { JsonValue } from '../../db/generated.js';
import { publicUrl } from '../../ports/files/keys.js';

const settingKeys = ['company_profile', 'management_ideas', 'company_achievement'] as const;

/** Everything the company page shows; a missing setting is an empty text or an empty list. */
export async function companyIntro(db: Database) {
  const [settings, cultures, honours] = await Promise.all([
    db.selectFrom('settings').select(['key', 'value']).where('key', 'in', settingKeys).execute(),
    db
      .selectFrom('company_cultures')
      .select(['type', 'title', 'intro', 'image_key'])
      .orderBy('sort')
      .orderBy('id')
      .execute(),
    db.selectFrom('company_honors').select(['title', 'image_key']).orderBy('sort').orderBy('id').execute(),
  ]);
  const valueOf = (key: (typeof settingKeys)[number]) => settings.find((row) => row.key === key)?.value;
  const profile = texts(valueOf('company_profile'));
  return {
    company_profile: {
      company_intro: profile('company_intro'),
      company_intro_video: publicUrl(profile('company_intro_video_key')),
    },
    management_ideas: listed(valueOf('management_ideas')).map((idea) => ({
      title: idea('title'),
      image: publicUrl(idea('image_key')),
      idea: idea('idea'),
    })),
    company_achievement: listed(valueOf('company_achievement')).map((entry) => ({
      introduce: entry('introduce'),
      achievement: entry('achievement'),
      image: publicUrl(entry('image_key')),
    })),
    company_culture: cultures.map(withPicture),
    honor: honours.map(withPicture),
  };
}

/** Reads the texts of an entry by name; operators edit settings by hand, so a missing one is empty. */
type Texts = (name: string) => string;

function texts(value: JsonValue | undefined): Texts {
  return (name) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return '';
    const text = value[name];
    return typeof text === 'string' ? text : '';
  };
}

function listed(value: JsonValue | undefined): Texts[] {
  return Array.isArray(value) ? value.map(texts) : [];
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
    .select(['company', 'tel', 'address', 'image_key', 'longitude', 'latitude'])
    .orderBy('sort')
    .orderBy('id')
    .execute();
  return rows.map(withPicture);
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
