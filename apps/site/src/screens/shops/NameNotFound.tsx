import { DotList } from '@inkstone/ui/components/DotList';
import type { ReactNode } from 'react';

import { EmptyPlace } from './EmptyPlace.js';
import { Answer, Hints, Mark, Near, NearHead, NearName, Ways, Whole, Words } from './NameNotFound.styles.js';
import type { NamePart } from './near-names.js';

/** A name of the list that is like the one that has been looked for. */
export interface NearItem {
  id: number;
  href: string;
  parts: readonly NamePart[];
  /** A word or a character on a tile before the name: 天猫. */
  mark: string;
  /** Facts, each of which stays on one line where it can. */
  facts: readonly string[];
}

export interface NameNotFoundProps {
  /** Where it is missing, and the name in quotation marks where one has been typed. */
  title: readonly string[];
  hints: readonly ReactNode[];
  /** Buttons. */
  ways: ReactNode;
  near: readonly NearItem[];
  /** Title of the near names: 名字相近的授权店. */
  nearTitle: string;
  /** What a near name leads to: 看授权. */
  nearAction: string;
}

/** The answer to a name that is not in the list: that is a result, not an empty list. Near names are beside it. */
export function NameNotFound({ title, hints, ways, near, nearTitle, nearAction }: NameNotFoundProps) {
  return (
    <Answer $alone={near.length === 0}>
      <div>
        <EmptyPlace />
        <h3>
          {title.map((words) => (
            <Whole key={words}>{words}</Whole>
          ))}
        </h3>
        <Hints>
          {hints.map((hint, index) => (
            // The hints keep no state.
            <li key={index}>{hint}</li>
          ))}
        </Hints>
        <Ways>{ways}</Ways>
      </div>
      {near.length > 0 && (
        <section aria-labelledby="near-names">
          <NearHead>
            <h3 id="near-names">{nearTitle}</h3>
            <small>不同的字标了出来</small>
          </NearHead>
          <Near>
            {near.map(({ id, href, parts, mark, facts }) => (
              <li key={id}>
                <Mark>{mark}</Mark>
                <Words>
                  <NearName href={href}>
                    {/* The parts keep no state. */}
                    {parts.map(({ text, differs }, index) =>
                      differs ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
                    )}
                  </NearName>
                  <small>
                    <DotList words={facts} />
                  </small>
                </Words>
                <i aria-hidden="true">{nearAction}</i>
              </li>
            ))}
          </Near>
        </section>
      )}
    </Answer>
  );
}
