import type { ReactNode } from 'react';

import { Drawer } from '../../../components/Drawer/index.js';
import { paperMessages as messages } from '../messages.zh.js';
import type { PaperSource, TextLook } from '../types.js';
import { SIZES } from './look.js';
import { Segments } from './Segments.js';
import { Ends, Line, Note, Paper, Papers, Range, SizeName } from './TextSheet.styles.js';

interface TextSheetProps extends Pick<PaperSource, 'night'> {
  open: boolean;
  onClose: () => void;
  look: TextLook;
  onLook: (look: TextLook) => void;
}

const words = messages.look;
const LEADINGS = ['tight', 'normal', 'loose'] as const;
const FACES = ['song', 'hei'] as const;
const PAPERS = ['white', 'cream'] as const;

/** Size, line height, typeface and paper of the text, from the bottom of the window: the text stays in view. */
export function TextSheet({ open, onClose, look, onLook, night }: TextSheetProps) {
  const at = SIZES.indexOf(look.size);
  const name = words.size(words.sizes[at] ?? '', look.size);

  function choosePaper(paper: TextLook['paper'] | 'night') {
    if ((paper === 'night') !== (night?.on ?? false)) night?.onToggle();
    if (paper !== 'night') onLook({ ...look, paper });
  }

  const paper = (id: TextLook['paper'] | 'night', isOn: boolean): ReactNode => (
    <Paper
      key={id}
      type="button"
      aria-label={words.paper[id]}
      aria-pressed={isOn}
      $paper={id}
      onClick={() => choosePaper(id)}
    />
  );

  return (
    <Drawer open={open} onClose={onClose} title={words.title} side="bottom">
      <Line>
        <Ends>
          <span aria-hidden="true">A</span>
          <Range
            type="range"
            aria-label={words.title}
            aria-valuetext={name}
            min={0}
            max={SIZES.length - 1}
            value={at}
            onChange={({ currentTarget }) =>
              onLook({ ...look, size: SIZES[currentTarget.valueAsNumber] ?? look.size })
            }
          />
          <span aria-hidden="true">A</span>
        </Ends>
        <SizeName aria-hidden="true">{name}</SizeName>
      </Line>
      <Line>
        <Segments
          label={words.leading.label}
          labelled
          choices={LEADINGS.map((id) => ({ id, label: words.leading[id] }))}
          value={look.leading}
          onChange={(leading) => onLook({ ...look, leading })}
        />
      </Line>
      <Line>
        <Segments
          label={words.face.label}
          labelled
          choices={FACES.map((id) => ({ id, label: words.face[id] }))}
          value={look.face}
          onChange={(face) => onLook({ ...look, face })}
        />
      </Line>
      <Line>
        <Papers role="group" aria-label={words.paper.label}>
          <span aria-hidden="true">{words.paper.label}</span>
          {PAPERS.map((id) => paper(id, night?.on !== true && look.paper === id))}
          {night !== undefined && paper('night', night.on)}
        </Papers>
      </Line>
      <Note>{words.note}</Note>
    </Drawer>
  );
}
