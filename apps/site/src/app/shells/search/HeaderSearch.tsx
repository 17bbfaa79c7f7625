import { SearchBox } from '@inkstone/ui/components/SearchBox';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';

import { preloadable } from '../../../lib/preloadable.js';
import { paths } from '../../../lib/config/paths.js';
import { SEARCH_LABEL } from './label.js';

const SiteSearch = preloadable(async () => (await import('./SiteSearch.js')).SiteSearch);

/** The search of the header: a plain box until it is entered, then one that suggests, with what has been typed so far. */
export function HeaderSearch() {
  const navigate = useNavigate();
  const rootRef = useRef<HTMLDivElement>(null);
  const composing = useRef(false);
  const [text, setText] = useState('');
  const [state, setState] = useState<'plain' | 'loaded' | 'suggesting'>('plain');

  useLayoutEffect(() => {
    const input = rootRef.current?.querySelector('input');
    // The input that had the focus is gone.
    if (state === 'suggesting' && document.activeElement === document.body) input?.focus();
  }, [state]);

  const load = useCallback(() => {
    SiteSearch.preload().then(
      () => {
        // Another input would end the composition of a Chinese word.
        setState(composing.current ? 'loaded' : 'suggesting');
      },
      // The plain box searches too.
      () => undefined,
    );
  }, []);

  useEffect(() => {
    const input = rootRef.current?.querySelector('input');
    // The box of a served page can be entered, and typed into, before React listens to it.
    if (input instanceof HTMLInputElement && input === document.activeElement) {
      setText(input.value);
      load();
    }
  }, [load]);

  return (
    <div ref={rootRef}>
      {state === 'suggesting' ? (
        <SiteSearch initialText={text} />
      ) : (
        <SearchBox
          label={SEARCH_LABEL}
          value={text}
          onChange={setText}
          onSearch={(search) => {
            setText('');
            if (search !== '') void navigate(paths.addedServices.path({ search }));
          }}
          input={{
            onFocus: load,
            onCompositionStart: () => {
              composing.current = true;
            },
            onCompositionEnd: () => {
              composing.current = false;
              if (state === 'loaded') setState('suggesting');
            },
          }}
        />
      )}
    </div>
  );
}
