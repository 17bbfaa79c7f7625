import { addFavouriteMutation, cancelFavouriteMutation } from '@inkstone/api/favourites';
import { useApi } from '@inkstone/api/react';
import type { ContentType, Flag } from '@inkstone/api/types';
import { useToast } from '@inkstone/ui/components/Toast';
import { useMutation } from '@tanstack/react-query';

import { useIntent } from '../login/use-intent.js';
import { useRequireLogin } from '../login/use-require-login.js';

export interface Favourite {
  on: boolean;
  busy: boolean;
  onToggle: () => void;
}

interface Collectable {
  id: number;
  is_collect: Flag;
}

interface Favourites {
  /** The item whose call is under way. */
  busyId: number | undefined;
  onToggle: (id: number) => void;
}

/**
 * The favourites of a list of one type. A toggle shows at once in every list and detail, and goes back if the server
 * refuses (Spec A 4). A visitor gets the favourite on return from the login.
 *
 * @param items the items shown; `undefined` until they are known
 */
export function useFavourites(type: ContentType, items: readonly Collectable[] | undefined): Favourites {
  const client = useApi();
  const toast = useToast();
  const requireLogin = useRequireLogin();
  const add = useMutation(addFavouriteMutation(client));
  const cancel = useMutation(cancelFavouriteMutation(client));
  const running = [add, cancel].find(({ isPending }) => isPending);

  function set(id: number, on: boolean) {
    (on ? add : cancel).mutate(
      { type, content_id: id },
      {
        onSuccess: ({ msg }) => toast.success(msg),
      },
    );
  }

  useIntent('favourite', items !== undefined, (id) => {
    // With the login the page may have learnt that it is a favourite already.
    if (items?.some((item) => item.id === id && item.is_collect === 0) === true) set(id, true);
  });

  return {
    busyId: running?.variables?.content_id,
    onToggle: (id) => {
      const item = items?.find((shown) => shown.id === id);
      if (item === undefined) return;
      const on = item.is_collect === 1;
      if (requireLogin(on ? undefined : { kind: 'favourite', id })) set(id, !on);
    },
  };
}

/** `useFavourites` for the item of a detail page. @param isCollect `undefined` until it is known */
export function useFavourite(type: ContentType, id: number, isCollect: Flag | undefined): Favourite {
  const items = isCollect === undefined ? undefined : [{ id, is_collect: isCollect }];
  const { busyId, onToggle } = useFavourites(type, items);
  return {
    on: isCollect === 1,
    busy: busyId !== undefined,
    onToggle: () => onToggle(id),
  };
}
