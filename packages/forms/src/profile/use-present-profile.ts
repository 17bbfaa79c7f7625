import { useState } from 'react';

import type { UpdateUserInfoInput } from '@inkstone/api/inputs';

import { fieldsOf, type Profile } from './schema.js';

/**
 * The profile as it is now: the page's, or after a saving what was saved, until the page brings a newer one. A
 * page that reads the session brings it by itself; one that does not must not see the old values come back.
 */
export function usePresentProfile(profile: Profile) {
  const [saved, setSaved] = useState<{ over: Profile; profile: Profile } | null>(null);
  const present = saved !== null && isSame(saved.over, profile) ? saved.profile : profile;
  return {
    present,
    keepSaved: ({ nickname, school, gradeId, phone }: UpdateUserInfoInput): Profile => {
      const next: Profile = {
        ...present,
        ...(nickname !== undefined && { nickname }),
        ...(school !== undefined && { school }),
        ...(gradeId !== undefined && { gradeId: gradeId === '' ? null : Number(gradeId) }),
        ...(phone !== undefined && { phone }),
      };
      setSaved({ over: profile, profile: next });
      return next;
    },
  };
}

function isSame(one: Profile, other: Profile): boolean {
  return (
    one.user_role === other.user_role && JSON.stringify(fieldsOf(one)) === JSON.stringify(fieldsOf(other))
  );
}
