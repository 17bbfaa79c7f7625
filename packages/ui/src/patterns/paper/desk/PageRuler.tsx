import { paperMessages as messages } from '../messages.zh.js';
import { VisuallyHidden } from '../../../components/VisuallyHidden/index.js';
import {
  Here,
  Locked,
  Mark,
  Marks,
  Rest,
  Scale,
  SealMark,
  Slider,
  Stroke,
  Track,
} from './PageRuler.styles.js';

/** With more pages the marks would be too small to click. */
const MOST_MARKS = 12;

interface PageRulerProps {
  shown: number;
  total: number;
  /** Index of the page in view. */
  current: number;
  /** Number of matches of a search on each page, by its index. */
  hits?: ReadonlyMap<number, number> | undefined;
  onGo: (index: number) => void;
}

/** The pages as marks, with the seal line before the locked ones. With more than twelve pages, a scale. */
export function PageRuler(props: PageRulerProps) {
  return props.total > MOST_MARKS ? <PageScale {...props} /> : <PageMarks {...props} />;
}

function PageMarks({ shown, total, current, hits, onGo }: PageRulerProps) {
  const locked = Array.from({ length: total - shown }, (_, index) => shown + index + 1);
  return (
    <Marks aria-label={messages.ruler}>
      {Array.from({ length: shown }, (_, index) => (
        <Mark key={index}>
          <Here
            type="button"
            aria-label={nameOf(index, hits)}
            aria-current={index === current ? 'page' : undefined}
            $seen={index < current}
            $hit={hits?.has(index)}
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

function nameOf(index: number, hits: PageRulerProps['hits']): string {
  const count = hits?.get(index);
  return count === undefined ? messages.goTo(index + 1) : messages.hits(index + 1, count);
}

/** The middle of the slider's thumb, which is 16 px wide, at a page. */
function leftOf(page: number, shown: number): string {
  return `calc(7px + ${String(page / Math.max(shown - 1, 1))} * (100% - 16px))`;
}

function PageScale({ shown, total, current, hits, onGo }: PageRulerProps) {
  return (
    <Scale>
      <Track style={{ flexGrow: shown }}>
        <Slider
          type="range"
          aria-label={messages.ruler}
          aria-valuetext={messages.page(current + 1, total)}
          min={1}
          max={shown}
          value={current + 1}
          onChange={(event) => onGo(event.currentTarget.valueAsNumber - 1)}
        />
        {[...(hits?.keys() ?? [])].map((page) => (
          <Stroke key={page} style={{ left: leftOf(page, shown) }} />
        ))}
      </Track>
      {shown < total && (
        <>
          <SealMark as="span" aria-hidden="true" />
          <Rest style={{ flexGrow: total - shown }} aria-hidden="true" />
        </>
      )}
    </Scale>
  );
}
