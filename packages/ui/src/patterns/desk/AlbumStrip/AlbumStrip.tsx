import { useId, type ComponentProps } from 'react';

import { Icon, type IconName } from '../../../components/Icon/index.js';
import { useDeskKeys } from '../DeskKeys/use-desk-keys.js';
import { albumStripMessages as messages } from './messages.zh.js';
import { Gone, Mark, Name, Number, Photo, Pictures, Radio, Slot, Thumbnail } from './AlbumStrip.styles.js';

/** What was found of a paper. */
export interface PaperMark {
  tone: 'ok' | 'danger' | 'quiet';
  /** 清楚, 要重拍, 新换的. */
  text: string;
}

export interface AlbumPaper {
  id: string;
  name: string;
  /** URL of the picture; not passed where the file is gone. */
  src?: string | undefined;
  mark?: PaperMark | undefined;
}

export interface AlbumStripProps extends Omit<ComponentProps<'div'>, 'onChange' | 'children'> {
  /** Accessible name of the choice. */
  label: string;
  papers: readonly AlbumPaper[];
  /** Id of the paper that is shown large. */
  value: string;
  onChange: (id: string) => void;
  /** Numbers the papers, where the data refer to them. */
  numbered?: boolean | undefined;
}

const icons: Record<PaperMark['tone'], IconName> = { ok: 'check', danger: 'retry', quiet: 'minus' };

/** The papers of an item as a strip of small photographs, of which one is shown large; ← and → go on. */
export function AlbumStrip({ label, papers, value, onChange, numbered = false, ...rest }: AlbumStripProps) {
  const name = useId();
  const index = papers.findIndex(({ id }) => id === value);

  function keyOf(step: 1 | -1, code: string, words: string) {
    const next = papers[index + step];
    return { code, label: words, disabled: next === undefined, onPress: () => next && onChange(next.id) };
  }
  useDeskKeys([keyOf(-1, 'ArrowLeft', messages.previous), keyOf(1, 'ArrowRight', messages.next)]);

  return (
    <Pictures role="radiogroup" aria-label={label} {...rest}>
      {papers.map(({ id, name: words, src, mark }, at) => (
        <Slot key={id}>
          <Radio type="radio" name={name} value={id} checked={id === value} onChange={() => onChange(id)} />
          <Photo>{src === undefined ? <Gone /> : <Thumbnail src={src} alt="" loading="lazy" />}</Photo>
          <Name>
            {numbered && <Number data-current={id === value || undefined}>{at + 1}</Number>}
            {words}
          </Name>
          {mark !== undefined && (
            <Mark $tone={mark.tone}>
              <Icon name={icons[mark.tone]} size={16} />
              {mark.text}
            </Mark>
          )}
        </Slot>
      ))}
    </Pictures>
  );
}
