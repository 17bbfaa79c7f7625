import type { FoundPaper } from '@inkstone/api/types';
import { MarkedText } from '@inkstone/ui/components/MarkedText';

import { Below, Lines, Place, Title } from './FoundSuggestion.styles.js';

interface FoundSuggestionProps {
  place: FoundPaper['places'][number];
  title: string;
}

/** A place in a paper: what is written there, then the paper and the page. */
export function FoundSuggestion({ place, title }: FoundSuggestionProps) {
  return (
    <Lines>
      <Place>
        <MarkedText text={place.text} marks={place.marks} />
      </Place>
      <Below>
        <Title>{title}</Title>
        {place.page > 0 && <b>第 {place.page} 页</b>}
      </Below>
    </Lines>
  );
}
