import { Checkbox } from '@inkstone/ui/components/Checkbox';
import { Progress } from '@inkstone/ui/components/Progress';
import { RadioGroupField } from '@inkstone/ui/components/RadioGroupField';
import type { ReactNode } from 'react';

import type { ReadyPapers } from '../../../lib/device/choices.js';
import { Card, Count, Counts, Note, Papers } from './ApplicationProcess.styles.js';
import { papersOf } from './papers.js';

export interface ReadyListProps {
  papers: ReadyPapers;
  onChange: (papers: ReadyPapers) => void;
  /** The way on, below the list. */
  children: ReactNode;
}

const answers = [
  { value: '1', label: '三证合一' },
  { value: '0', label: '没有合一' },
];

/** The papers to have ready, to be ticked off. Ticks are a help, never a condition. */
export function ReadyList({ papers, onChange, children }: ReadyListProps) {
  const merged = papers.merged === '0' ? '0' : '1';
  const list = papersOf(merged);
  const ready = list.filter(({ id }) => papers.ready.includes(id)).length;
  return (
    <Card aria-labelledby="ready-papers">
      <h2 id="ready-papers">先备齐这些</h2>
      <Note>边找边勾，勾过的会记住。</Note>
      <Progress value={(ready / list.length) * 100} label="备齐的资料" showLabel={false} />
      <Counts>
        <span>
          已备 {ready} / {list.length}
        </span>
        <span>照片 jpg · png · gif，每张 5M 以内</span>
      </Counts>
      <RadioGroupField
        label="是否三证合一"
        options={answers}
        value={merged}
        onChange={(event) => onChange({ ...papers, merged: event.target.value === '0' ? '0' : '1' })}
      />
      <Papers>
        {list.map(({ id, title, note, count }) => {
          const ticked = papers.ready.includes(id);
          return (
            <li key={id}>
              <Checkbox
                checked={ticked}
                onChange={() => {
                  const others = papers.ready.filter((other) => other !== id);
                  onChange({ ...papers, ready: ticked ? others : [...others, id] });
                }}
              >
                <strong>{title}</strong>
                {count !== undefined && <Count>{count}</Count>}
                <Note as="span">{note}</Note>
              </Checkbox>
            </li>
          );
        })}
      </Papers>
      {children}
    </Card>
  );
}
