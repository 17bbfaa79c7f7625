import { useId, type ComponentProps, type ReactNode } from 'react';

import { Button } from '../../../components/Button/index.js';
import { Icon } from '../../../components/Icon/index.js';
import { placeholders } from '../../../components/Skeleton/placeholders.js';
import { Skeleton } from '../../../components/Skeleton/index.js';
import { FoundPaper, type FoundPaperItem } from '../FoundPaper/FoundPaper.js';
import * as styles from './FoundBand.styles.js';
import { foundMessages as messages } from './messages.zh.js';

/** What is sought instead, where nothing was found. */
export interface FoundWay {
  /** The words, or the condition to drop. */
  text: string;
  /** Name of the condition that is dropped: 年级. */
  drops?: string | undefined;
  href: string;
}

export interface FoundBandProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** What was sought. */
  text: string;
  /** The papers; undefined while they are being searched. */
  papers: readonly FoundPaperItem[] | undefined;
  /** Number of all papers that were found. */
  count?: number | undefined;
  /** From this number on further papers are not counted. */
  mostCount?: number | undefined;
  /** Whether whole papers are searched, as for people who have logged in. */
  whole: boolean;
  /** Where a visitor logs in. */
  loginHref: string;
  /** Fewer words, each found by itself, and conditions to drop. */
  ways?: readonly FoundWay[] | undefined;
  /** Shows more of the papers that were found. */
  more?: { count: number; onMore: () => void; busy?: boolean | undefined } | undefined;
  /** In place of the papers: why nothing can be sought, or that the search failed. */
  problem?: ReactNode;
}

/** What was found inside papers, below the papers whose titles were found. */
export function FoundBand({
  text,
  papers,
  count = 0,
  mostCount,
  whole,
  loginHref,
  ways = [],
  more,
  problem,
  ...rest
}: FoundBandProps) {
  const titleId = useId();
  const searching = papers === undefined && problem === undefined;
  return (
    <section {...rest} aria-labelledby={titleId} aria-busy={searching}>
      <styles.Head>
        <styles.Title id={titleId}>{messages.title}</styles.Title>
        <styles.Note role="status">
          {problem === undefined && <Note papers={papers} count={count} most={mostCount} />}
        </styles.Note>
      </styles.Head>
      {problem !== undefined && <styles.Problem>{problem}</styles.Problem>}
      {searching && <Searching />}
      {papers !== undefined && papers.length > 0 && (
        <styles.Papers>
          {papers.map((paper) => (
            <li key={paper.id}>
              <FoundPaper paper={paper} />
            </li>
          ))}
        </styles.Papers>
      )}
      {papers?.length === 0 && <Nothing text={text} whole={whole} ways={ways} />}
      <styles.Foot>
        <styles.Reach>
          <Icon name={whole ? 'check' : 'lock'} size={16} />
          <span>
            {whole ? (
              <>
                {messages.whole}
                <styles.Behind aria-hidden="true" />
                {messages.wholeBehind}
              </>
            ) : (
              <>
                {messages.visitor}
                <a href={loginHref}>{messages.logIn}</a>
              </>
            )}
          </span>
        </styles.Reach>
        {more !== undefined && (
          <Button onClick={more.onMore} busy={more.busy}>
            {messages.more(more.count)}
          </Button>
        )}
      </styles.Foot>
    </section>
  );
}

interface NoteProps {
  papers: FoundBandProps['papers'];
  count: number;
  most: number | undefined;
}

function Note({ papers, count, most }: NoteProps) {
  if (papers === undefined) return messages.searching;
  if (papers.length === 0) return messages.none;
  return (
    <>
      <styles.Figure>{messages.count(count, count === most)}</styles.Figure>
      {messages.contain}
    </>
  );
}

const LINES = 3;

function Searching() {
  return (
    <styles.Waiting>
      {placeholders(LINES, () => (
        <styles.Ghost>
          <Skeleton shape="block" width="2.875rem" height="2.875rem" />
          <Skeleton lines={2} />
          <Skeleton lines={2} />
        </styles.Ghost>
      ))}
    </styles.Waiting>
  );
}

function Nothing({
  text,
  whole,
  ways,
}: Pick<FoundBandProps, 'text' | 'whole'> & { ways: readonly FoundWay[] }) {
  return (
    <styles.Nothing>
      <styles.NothingTitle>{whole ? messages.noneWhole : messages.noneVisitor}</styles.NothingTitle>
      <p>{messages.fewer(text)}</p>
      {ways.length > 0 && (
        <styles.Ways>
          {ways.map(({ text: words, drops, href }) => (
            <li key={`${drops ?? ''} ${words}`}>
              <styles.Way href={href}>
                {drops === undefined ? (
                  words
                ) : (
                  <>
                    <s>{words}</s>
                    {messages.drop(drops)}
                  </>
                )}
              </styles.Way>
            </li>
          ))}
        </styles.Ways>
      )}
    </styles.Nothing>
  );
}
