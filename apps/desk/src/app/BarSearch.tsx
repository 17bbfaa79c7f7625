import { SearchBox } from '@inkstone/ui/components/SearchBox';
import { useDeskKeys } from '@inkstone/ui/patterns/desk';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router';

import { hrefOf } from '../lib/paths.js';

/** The search box of the bar: what it finds is a screen of its own. */
export function BarSearch() {
  const [text, setText] = useState('');
  const navigate = useNavigate();
  const id = useId();
  useDeskKeys([{ code: 'Slash', label: '找', onPress: () => document.getElementById(id)?.focus() }]);
  return (
    <SearchBox
      aria-label="在整个案头里找"
      label="找件、找人、找书"
      value={text}
      onChange={setText}
      input={{ id }}
      onSearch={(word) => {
        if (word === '') return;
        void navigate(hrefOf('search', undefined, new URLSearchParams({ word })).slice(1));
      }}
    />
  );
}
