import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { dropDraft, dropDrafts, keepDraft, readDraft } from './draft.js';
import { heldFiles, holdFiles } from './held-files.js';

const empty = {
  name: '',
  stage: 0,
  region: { province: '', city: '' },
};

beforeEach(() => {
  sessionStorage.clear();
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** Puts a text into the storage, as an older version of the site might have done. */
function keepText(text: string) {
  keepDraft('enrolment', {});
  const [key = ''] = Object.keys(sessionStorage);
  sessionStorage.setItem(key, text);
}

describe('a draft', () => {
  it('is restored as it was stored, for each form', () => {
    const typed = { name: '杨老师', stage: 2, region: { province: '云南省', city: '' } };
    keepDraft('enrolment', typed);
    keepDraft('donation', { name: '砚山县第三小学' });
    expect(readDraft('enrolment', empty)).toEqual(typed);
    expect(readDraft('donation', empty)).toEqual({ name: '砚山县第三小学' });
    expect(readDraft('shop', empty)).toEqual({});
  });

  it.each([
    ['no JSON', '{"name":'],
    ['null', 'null'],
    ['a text', '"杨老师"'],
    ['a list', '["杨老师"]'],
    ['a number where a text is', '{"name":7}'],
    ['a text where a number is', '{"stage":"2"}'],
    ['nothing where a text is', '{"name":null}'],
    ['a text where a group is', '{"region":"云南省"}'],
    ['a list where a group is', '{"region":["云南省"]}'],
    ['half a group', '{"region":{"province":"云南省"}}'],
    ['a field that there is no more', '{"fax":"0871"}'],
    ['a name that every object has', '{"toString":"杨老师"}'],
  ])('is ignored if the storage has %s', (_what, text) => {
    keepText(text);
    expect(readDraft('enrolment', empty)).toEqual({});
  });

  it('loses only the fields that no longer exist', () => {
    keepText('{"name":"杨老师","stage":"高中"}');
    expect(readDraft('enrolment', empty)).toEqual({ name: '杨老师' });
  });

  it('can be deleted alone, or with all other drafts', () => {
    sessionStorage.setItem('stage2', '9');
    for (const key of ['enrolment', 'donation', 'shop']) keepDraft(key, { name: '杨老师' });
    dropDraft('enrolment');
    expect(readDraft('enrolment', empty)).toEqual({});
    expect(readDraft('donation', empty)).toEqual({ name: '杨老师' });
    dropDrafts();
    expect(readDraft('donation', empty)).toEqual({});
    expect(Object.keys(sessionStorage)).toEqual(['stage2']);
  });

  it('ends together with its files', () => {
    for (const key of ['enrolment', 'donation', 'shop']) holdFiles(key, { files: [{ name: '照片.png' }] });
    dropDraft('enrolment');
    expect([heldFiles('enrolment'), heldFiles('donation')]).toEqual([
      undefined,
      { files: [{ name: '照片.png' }] },
    ]);
    dropDrafts();
    expect(heldFiles('donation')).toBeUndefined();
  });
});

describe('without a storage', () => {
  function useAll() {
    keepDraft('enrolment', { name: '杨老师' });
    dropDraft('donation');
    dropDrafts();
    return readDraft('enrolment', empty);
  }

  it('forms work if the browser blocks it', () => {
    vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
    expect(useAll()).toEqual({});
  });

  it('forms work if there is none, as on a server', () => {
    vi.stubGlobal('sessionStorage', undefined);
    expect(useAll()).toEqual({});
    vi.unstubAllGlobals();
  });

  it('the draft stays unchanged if the storage is full', () => {
    keepDraft('enrolment', { name: '杨' });
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    });
    keepDraft('enrolment', { name: '杨老师' });
    expect(readDraft('enrolment', empty)).toEqual({ name: '杨' });
  });
});
