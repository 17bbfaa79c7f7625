import { useLayoutEffect, useRef, useState, type SyntheticEvent } from 'react';

import { filledGroups, groupNames, groups, type GroupName } from './groups.js';
import type { ShopApplicationFormState } from './use-shop-application-form.js';

/**
 * Which groups are folded: those that are filled in when the form opens, and each one that was filled in when the
 * applicant goes on to another. An error opens its group, which then stays open while the error is corrected.
 *
 * @param allOpen the form opens with all groups open, because something in them has to be corrected
 */
export function useFoldedGroups({ errors, getValues, rulesOf }: ShopApplicationFormState, allOpen = false) {
  const [folded, setFolded] = useState<readonly GroupName[]>(() =>
    allOpen ? [] : filledGroups(getValues(), rulesOf),
  );
  const wrong = groupNames.filter((group) => groups[group].some((name) => errors[name] !== undefined));
  if (folded.some((group) => wrong.includes(group))) {
    setFolded(folded.filter((group) => !wrong.includes(group)));
  }

  /** What was pressed, and where it was: it must not move when a group above it folds. */
  const pressed = useRef<{ element: Element; top: number }>(undefined);
  useLayoutEffect(() => {
    if (pressed.current === undefined) return;
    const { element, top } = pressed.current;
    pressed.current = undefined;
    const moved = element.getBoundingClientRect().top - top;
    if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' });
  }, [folded]);

  return {
    isFolded: (group: GroupName) => folded.includes(group),
    unfold: (group: GroupName) => setFolded(folded.filter((other) => other !== group)),
    /** For events that end a press: folding earlier would move a button away from under the pointer. */
    settle: ({ target }: SyntheticEvent) => {
      if (!(target instanceof Element)) return;
      const here = target.closest<HTMLElement>('[data-group]')?.dataset['group'];
      if (here === undefined) return;
      const left = filledGroups(getValues(), rulesOf).filter(
        (group) => group !== here && !folded.includes(group) && !wrong.includes(group),
      );
      if (left.length === 0) return;
      pressed.current = { element: target, top: target.getBoundingClientRect().top };
      setFolded([...folded, ...left]);
    },
  };
}

export type FoldedGroups = ReturnType<typeof useFoldedGroups>;
