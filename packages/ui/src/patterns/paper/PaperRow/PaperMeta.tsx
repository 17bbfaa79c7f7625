import { formatCount } from '../../../format/index.js';
import { paperRowMessages as messages } from './messages.zh.js';
import type { Paper } from './paper.js';
import { InlineCount, Meta, MetaGroup, MetaWords } from './PaperRow.styles.js';

interface Props {
  paper: Paper;
  /** The downloads stand in a column of their own where there is room. */
  hasFigures?: boolean;
}

/** What is known of a paper besides its title. */
export function PaperMeta({ paper, hasFigures = false }: Props) {
  const { meta, year, date, downloads } = paper;
  const Count = hasFigures ? InlineCount : 'span';
  return (
    <Meta>
      <MetaWords>
        <MetaGroup>
          {meta
            .filter((word) => word !== '')
            .map((word) => (
              <span key={word}>{word}</span>
            ))}
        </MetaGroup>
        <MetaGroup>
          {year && <span>{messages.year(year)}</span>}
          {date && <time dateTime={date}>{date}</time>}
          <Count>{messages.downloadsInline(formatCount(downloads))}</Count>
        </MetaGroup>
      </MetaWords>
    </Meta>
  );
}
