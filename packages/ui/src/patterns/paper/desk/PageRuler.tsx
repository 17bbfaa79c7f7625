import { paperMessages as messages } from '../messages.zh.js';
import { VisuallyHidden } from '../../../components/VisuallyHidden/index.js';
import { Here, Locked, Mark, Marks, Rest, Scale, SealMark, Slider } from './PageRuler.styles.js';

/** With more pages the marks would be too small to click. */
const MOST_MARKS = 12;

interface PageRulerProps {
  shown: number;
  total: number;
  /** Index of the page in view. */
  current: number;
  onGo: (index: number) => void;
}

/** The pages as marks, with the seal line before the locked ones. With more than twelve pages, a scale. */
export function PageRuler({ shown, total, current, onGo }: PageRulerProps) {
  if (total > MOST_MARKS) return <PageScale shown={shown} total={total} current={current} onGo={onGo} />;
  const locked = Array.from({ length: total - shown }, (_, index) => shown + index + 1);
  return (
    <Marks aria-label={messages.ruler}>
      {Array.from({ length: shown }, (_, index) => (
        <Mark key={index}>
          <Here
            type="button"
            aria-label={messages.goTo(index + 1)}
            aria-current={index === current ? 'page' : undefined}
            $seen={index < current}
            onClick={() => onGo(index)}
          >
            {index + 1}
          </Here>
        </Mark>
      ))}
      {locked.length > 0 && (
        <SealMark>
          <VisuallyHidden>{messages.locked(shown + 1, total)}</VisuallyHidden>
        </SealMark>
      )}
      {locked.map((number) => (
        <Locked key={number} aria-hidden="true">
          {number}
        </Locked>
      ))}
    </Marks>
  );
}

function PageScale({ shown, total, current, onGo }: PageRulerProps) {
  return (
    <Scale>
      <Slider
        type="range"
        aria-label={messages.ruler}
        aria-valuetext={messages.page(current + 1, total)}
        min={1}
        max={shown}
        value={current + 1}
        style={{ flexGrow: shown }}
        onChange={(event) => onGo(event.currentTarget.valueAsNumber - 1)}
      />
      {shown < total && (
        <>
          <SealMark as="span" aria-hidden="true" />
          <Rest style={{ flexGrow: total - shown }} aria-hidden="true" />
        </>
      )}
    </Scale>
  );
}
