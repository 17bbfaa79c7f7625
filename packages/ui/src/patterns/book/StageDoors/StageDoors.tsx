import type { ComponentProps } from 'react';

import { Skeleton } from '../../../components/Skeleton/index.js';
import type { Stage } from '../../types.js';
import { Categories, Category, Door, Doors, Glyph, Name, Note, Way } from './StageDoors.styles.js';

export interface StageDoor {
  id: number;
  /** 高中, 初中 or 小学. */
  name: string;
  stage: Stage;
  /** A line below the name, such as 新高考命题研究 · 96 种在售. */
  note: string;
  href: string;
  categories: readonly { id: number; name: string; href: string }[];
}

export interface StageDoorsProps extends ComponentProps<'ul'> {
  stages: readonly StageDoor[];
  loading?: boolean | undefined;
}

/** One large link for each stage, with links to its categories. */
export function StageDoors({ stages, loading = false, ...rest }: StageDoorsProps) {
  if (loading) {
    return (
      <Doors aria-busy="true" {...rest}>
        {(['high', 'middle', 'primary'] as const).map((stage) => (
          <Door key={stage} $stage={stage}>
            <Skeleton shape="block" width="5rem" height="2.25rem" style={{ opacity: 0.24 }} />
          </Door>
        ))}
      </Doors>
    );
  }
  return (
    <Doors {...rest}>
      {stages.map((stage) => (
        <Door key={stage.id} $stage={stage.stage}>
          <Glyph aria-hidden="true">{stage.name.slice(0, 1)}</Glyph>
          <Name>
            <Way href={stage.href}>{stage.name}</Way>
          </Name>
          <Note>{stage.note}</Note>
          <Categories aria-label={stage.name}>
            {stage.categories.map((category) => (
              <li key={category.id}>
                <Category href={category.href}>{category.name}</Category>
              </li>
            ))}
          </Categories>
        </Door>
      ))}
    </Doors>
  );
}
