import { useEffect, useEffectEvent } from 'react';

import { dropDraft, keepDraft, readDraft } from '../drafts/draft.js';
import type { Upload } from '../rules/uploads.js';
import type { FilesOfField } from './use-file-field.js';

const lostMessages = {
  lost: (names: string) => `刷新后“${names}”没有留下，请重新选择`,
} as const;

/**
 * Says at a field which files a reload has lost: a draft has no files, and the page would come back without a word
 * about them.
 *
 * @param form key of the draft of the form
 */
export function useLostFiles({ field, say }: FilesOfField<Upload>, form: string): void {
  const key = `${form}:files`;
  const names = field.value.map(({ name }) => name).join('、');

  const sayLost = useEffectEvent(() => {
    const { lost } = readDraft(key, { lost: '' });
    if (lost !== undefined && names === '') say(lostMessages.lost(lost));
  });
  useEffect(() => sayLost(), []);

  useEffect(() => {
    if (names === '') dropDraft(key);
    else keepDraft(key, { lost: names });
  }, [key, names]);
}
