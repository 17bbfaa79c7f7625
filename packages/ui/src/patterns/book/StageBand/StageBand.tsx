import type { ComponentProps, ReactNode } from 'react';

import { formatCount } from '../../../format/index.js';
import type { Stage, Way } from '../../types.js';
import { stageBandMessages as messages } from './messages.zh.js';
import * as styles from './StageBand.styles.js';

export interface StageTab {
  id: number;
  /** 高中, 初中 or 小学. */
  name: string;
  stage: Stage;
  href: string;
  /** Number of its books; `undefined` while unknown. */
  count: number | undefined;
}

export interface StageBandProps extends Omit<ComponentProps<'header'>, 'title' | 'children'> {
  /** Name of the page. */
  title: string;
  /** Id of the page's stage, one of `stages`. */
  current: number;
  /** All stages, in display order. */
  stages: readonly StageTab[];
  /** Links to the books of each grade; empty while loading. */
  grades: readonly Way[];
  /** A search box. */
  search: ReactNode;
  /** The slideshow, 16:5. */
  slides: ReactNode;
}

/** The head of a stage's book page: a band in its colour with the stages as index tabs at the lower edge. */
export function StageBand({ title, current, stages, grades, search, slides, ...rest }: StageBandProps) {
  const own = stages.find(({ id }) => id === current);
  return (
    <styles.Band $stage={own?.stage ?? 'neutral'} {...rest}>
      <styles.Glyph aria-hidden="true">{title.slice(0, 1)}</styles.Glyph>
      <styles.Inner>
        <styles.Words>
          <styles.Title>{title}</styles.Title>
          <styles.Count>
            {/* Unknown while it loads, and where the list of stages is empty or fails. */}
            {own?.count !== undefined && (
              <>
                <b>{formatCount(own.count)}</b> {messages.count}
              </>
            )}
          </styles.Count>
          <styles.Search>{search}</styles.Search>
          <styles.Grades aria-label={messages.grades}>
            {grades.map(({ label, href }) => (
              <li key={href}>
                <styles.Grade href={href}>{label}</styles.Grade>
              </li>
            ))}
          </styles.Grades>
        </styles.Words>
        <styles.Slides>{slides}</styles.Slides>
      </styles.Inner>
      <styles.Tabs aria-label={messages.stages}>
        <styles.TabRow>
          {stages.map(({ id, name, stage, href, count }) => (
            <li key={id}>
              <styles.Tab href={href} $stage={stage} aria-current={id === current ? 'page' : undefined}>
                {name}
                {count !== undefined && (
                  <styles.TabCount>{messages.books(formatCount(count))}</styles.TabCount>
                )}
              </styles.Tab>
            </li>
          ))}
        </styles.TabRow>
      </styles.Tabs>
    </styles.Band>
  );
}
