import { countPlayMutation, getArticleQuery } from '@inkstone/api/articles';
import { useApi } from '@inkstone/api/react';
import type { CoursePlayerProps } from '@inkstone/ui/patterns/CoursePlayer';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { filmPosition, rememberFilmPosition } from '../../lib/device/film-position.js';

export type Film = Required<Pick<CoursePlayerProps, 'onRetry' | 'onPlay' | 'onTime' | 'startAt'>>;

/** The film of an article: where to go on, and its play, which is counted once a view (Spec A 4, B 4). */
export function useFilm(id: number): Film {
  const client = useApi();
  const queryClient = useQueryClient();
  const count = useMutation(countPlayMutation(client));
  const [countedId, setCountedId] = useState(0);
  return {
    startAt: () => filmPosition(id),
    onPlay: () => {
      if (countedId === id) return;
      setCountedId(id);
      count.mutate(id);
    },
    onTime: (second) => rememberFilmPosition(id, second),
    // The link may have expired; the new answer has a new one.
    onRetry: () => void queryClient.invalidateQueries({ queryKey: getArticleQuery(client, id).queryKey }),
  };
}
