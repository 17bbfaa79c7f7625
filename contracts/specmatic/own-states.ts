import type { Database } from '../provider/server.js';

/** States that only the examples of the description need, not the pact. */
export interface OwnStates {
  'a province is known': { province: number };
  /** Uploaded files that no form has used yet. Returns their URLs: `file_1` to `file_4`. */
  'files were uploaded': Record<string, never>;
  'somebody else has the phone': { phone: string };
}

export type OwnHandlers = {
  [Name in keyof OwnStates]: (parameters: OwnStates[Name]) => Promise<Record<string, string> | undefined>;
};

export function ownStates(db: Database): OwnHandlers {
  return {
    'a province is known': async ({ province }) => {
      const row = { id: province, name: '河南省', short_name: '河南', sort: 2 };
      await db.insertInto('provinces').values(row).execute();
      return undefined;
    },
    'files were uploaded': async () => {
      const names = ['file_1', 'file_2', 'file_3', 'file_4'];
      const upload = { original_name: '照片.jpg', content_type: 'image/jpeg', size_bytes: 1024 };
      const rows = names.map((name) => ({ ...upload, file_key: `uploads/${name}.jpg` }));
      await db.insertInto('uploads').values(rows).execute();
      return Object.fromEntries(names.map((name) => [name, `/files/uploads/${name}.jpg`]));
    },
    'somebody else has the phone': async ({ phone }) => {
      const somebody = { id: 1000, role: 1, nickname: '小林', password_hash: '' } as const;
      await db
        .insertInto('users')
        .values({ ...somebody, phone })
        .execute();
      return undefined;
    },
  };
}
