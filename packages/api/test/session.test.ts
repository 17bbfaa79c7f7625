import { describe, expect, it, vi } from 'vitest';

import { createMemorySession, createStorageSession } from '../src/session.js';
import { teacher } from './fixtures.js';
import { refusing, storageOf } from './storages.js';

describe.each([
  ['memory', () => createMemorySession()],
  ['storage', () => createStorageSession(storageOf())],
  ['a browser that refuses storage', () => createStorageSession(refusing)],
])('a session in %s', (_where, create) => {
  it('keeps the user until it is cleared', () => {
    const session = create();
    expect(session.get()).toBeNull();
    session.set(teacher);
    expect(session.get()).toEqual(teacher);
    session.clear();
    expect(session.get()).toBeNull();
  });

  it('calls the listeners for changes only', () => {
    const session = create();
    const listener = vi.fn();
    const stop = session.subscribe(listener);
    session.clear();
    expect(listener).not.toHaveBeenCalled();
    session.set(teacher);
    expect(listener).toHaveBeenCalledTimes(1);
    stop();
    session.clear();
    expect(listener).toHaveBeenCalledTimes(1);
  });
});

describe('a stored session', () => {
  it('survives a reload (spec: A3 session user, B3 user info)', () => {
    const storage = storageOf();
    createStorageSession(storage).set(teacher);
    expect(JSON.parse(storage.getItem('userInfo') ?? '')).toEqual(teacher);
    expect(createStorageSession(storage).get()).toEqual(teacher);
    createStorageSession(storage).clear();
    expect(createStorageSession(storage).get()).toBeNull();
  });

  it.each(['not JSON', '{}', '{"jwt":""}', '{"jwt":7}', 'null', '[]'])(
    'with the text %s, which has no jwt, is that of a visitor (spec: A4 anonymous)',
    (text) => expect(createStorageSession(storageOf({ userInfo: text })).get()).toBeNull(),
  );
});
