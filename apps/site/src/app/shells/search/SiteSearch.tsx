import { SuggestBox, type SuggestionGroup } from '@inkstone/ui/components/SuggestBox';
import { useState } from 'react';
import { useNavigate } from 'react-router';

import { paths } from '../../../lib/config/paths.js';
import { forgetSearches, rememberSearch } from '../../../lib/device/recent-searches.js';
import { preloadable } from '../../../lib/preloadable.js';
import { SEARCH_LABEL } from './label.js';
import type { SearchText } from './use-search-text.js';

const SuggestionSource = preloadable(async () => (await import('./SuggestionSource.js')).SuggestionSource);

interface SiteSearchProps extends SearchText {
  /** The suggestions push down what follows, as in the dialog of a phone. */
  inline?: boolean;
  /** Called when a search or a suggestion leads to another page. */
  onLeave?: () => void;
}

/** The search of the whole site. A search leads to the books; a suggestion to its book, its paper or its search. */
export function SiteSearch({ text, onText, inline = false, onLeave }: SiteSearchProps) {
  const navigate = useNavigate();
  const [suggests, setSuggests] = useState(false);
  const [groups, setGroups] = useState<readonly SuggestionGroup[]>([]);

  function go(path: string, searched: string) {
    rememberSearch(searched);
    void navigate(path);
    onLeave?.();
  }

  const recent = groups[0]?.id === 'recent' && groups[0].items.length > 0;
  return (
    <>
      <SuggestBox
        label={SEARCH_LABEL}
        align="end"
        value={text}
        onChange={onText}
        onSearch={(typed) => {
          // Emptied by its button.
          if (typed !== '') go(paths.addedServices.path({ search: typed }), typed);
        }}
        groups={groups}
        onChoose={({ id, text: chosen }) => go(id, text === '' ? chosen : text.trim())}
        onEnter={() => {
          SuggestionSource.preload().then(
            () => setSuggests(true),
            // Without its code the box searches all the same.
            () => undefined,
          );
        }}
        action={
          recent
            ? {
                label: '清空最近搜索',
                onSelect: () => {
                  forgetSearches();
                  setGroups([]);
                },
              }
            : undefined
        }
        inline={inline}
      />
      {suggests && <SuggestionSource text={text.trim()} onGroups={setGroups} />}
    </>
  );
}
