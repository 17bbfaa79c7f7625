import { useSession } from '@inkstone/api/react';
import { Callout } from '@inkstone/ui/components/Callout';
import { ErrorState } from '@inkstone/ui/components/ErrorState';
import { FoundBand } from '@inkstone/ui/patterns/FoundBand';
import type { WayOut } from '@inkstone/ui/patterns/NoMatch';
import { useEffect } from 'react';

import { PAGE_SIZE } from '../../../lib/config/page-size.js';
import { paths } from '../../../lib/config/paths.js';
import { Band } from './FoundInPapers.styles.js';
import { hasLetters } from './found-model.js';
import { useFound, type FoundQuery } from './use-found.js';

/** The server counts no further. */
const MOST_FOUND = 300;

interface FoundInPapersProps {
  id: string;
  query: FoundQuery;
  /** The chosen conditions, each of which can be dropped. */
  conditions: readonly WayOut[];
  /** Is told how many papers were found; undefined while nobody knows, and where the backend does not search papers. */
  onCount: (count: number | undefined) => void;
}

/** What is written in papers, below the list of their titles. */
export function FoundInPapers(props: FoundInPapersProps) {
  const search = props.query.search ?? '';
  return hasLetters(search) ? (
    <Searched key={JSON.stringify(props.query)} {...props} />
  ) : (
    <NoLetters {...props} />
  );
}

function Searched({ id, query, conditions, onCount }: FoundInPapersProps) {
  const whole = useSession() !== null;
  const found = useFound(query, conditions);
  const { state, papers, count, ways, busy, message, onRetry, onMore } = found;
  const known = state === 'ready' ? count : undefined;
  useEffect(() => onCount(known), [known, onCount]);
  if (state === 'not offered') return null;
  const left = count - papers.length;
  return (
    <Band id={id} tabIndex={-1}>
      <FoundBand
        text={query.search ?? ''}
        papers={state === 'ready' ? papers : undefined}
        count={count}
        mostCount={MOST_FOUND}
        whole={whole}
        loginHref={paths.nowLogin.href()}
        ways={ways}
        more={left > 0 ? { count: Math.min(left, PAGE_SIZE.foundPapers), onMore, busy } : undefined}
        problem={
          state === 'failed' ? (
            <ErrorState description={message} retrying={busy} onRetry={onRetry} />
          ) : undefined
        }
      />
    </Band>
  );
}

function NoLetters({ id, query, onCount }: FoundInPapersProps) {
  useEffect(() => onCount(undefined), [onCount]);
  return (
    <Band id={id} tabIndex={-1}>
      <FoundBand
        text={query.search ?? ''}
        papers={undefined}
        whole={useSession() !== null}
        loginHref={paths.nowLogin.href()}
        problem={<Callout kind="warning">标点和表情没有字可找，写一个字、一个词或一句话。</Callout>}
      />
    </Band>
  );
}
