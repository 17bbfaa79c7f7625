import { useState } from 'react';

import type { UpdateUserInfoInput } from '@inkstone/api/inputs';

import { fieldsOf, type Profile } from './schema.js';

/**
 * The profile from the page, or after saving the saved one until the page passes a newer one. Without
 * this, a page that does not refetch the session would show the old values again after saving.
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
