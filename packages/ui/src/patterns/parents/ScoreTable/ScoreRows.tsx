import { DotList } from '../../../components/DotList/index.js';
import { formatCount } from '../../../format/index.js';
import { scoreTableMessages } from './messages.zh.js';
import { RulerCell } from './RulerCell.js';
import { Batch, Facts, Figure, Line, Lines, Ruler, Verdict, Year, YearNote } from './ScoreRows.styles.js';
import { verdictOn, type ScoreLine } from './verdict.js';

interface ScoreRowsProps {
  lines: readonly ScoreLine[];
  end: number;
  mine: number | undefined;
}

interface YearOfLines {
  year: string;
  lines: ScoreLine[];
}

function byYear(lines: readonly ScoreLine[]): YearOfLines[] {
  const years: YearOfLines[] = [];
  for (const line of lines) {
    const last = years.at(-1);
    if (last?.year === line.year) last.lines.push(line);
    else years.push({ year: line.year, lines: [line] });
  }
  return years;
}

/** The value that all lines share, for the heading; other values are shown in each row. */
function shared(lines: readonly ScoreLine[], part: 'area' | 'category'): string {
  const [first] = lines;
  return first !== undefined && lines.every((line) => line[part] === first[part]) ? first[part] : '';
}

/** The lines on a phone: two lines of text and a thin ruler each, without horizontal scrolling. */
export function ScoreRows({ lines, end, mine }: ScoreRowsProps) {
  const area = shared(lines, 'area');
  const category = shared(lines, 'category');
  return byYear(lines).map((group) => (
    <section key={group.year} aria-label={group.year}>
      <Year>
        {group.year}
        <YearNote>
          <DotList words={[area, category]} />
        </YearNote>
      </Year>
      <Lines>
        {group.lines.map((line) => (
          <Row
            key={line.id}
            line={line}
            end={end}
            mine={mine}
            place={[area === '' ? line.area : '', category === '' ? line.category : '']}
          />
        ))}
      </Lines>
    </section>
  ));
}

interface RowProps {
  line: ScoreLine;
  end: number;
  mine: number | undefined;
  /** Region and category, if the heading does not name them. */
  place: readonly string[];
}

function Row({ line, end, mine, place }: RowProps) {
  const { batch, kind, score, ranking, professional } = line;
  const verdict = verdictOn(line, mine);
  const facts = [
    ...place,
    kind,
    ranking === null ? '' : `${scoreTableMessages.ranking} ${formatCount(ranking)}`,
    professional === null ? '' : `${scoreTableMessages.professional} ${String(professional)}`,
  ].filter((fact) => fact !== '');
  return (
    <Line>
      <Batch>{batch}</Batch>
      <Figure>{score}</Figure>
      <Facts>
        {facts.map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </Facts>
      {verdict !== undefined && <Verdict $over={verdict.over}>{verdict.text}</Verdict>}
      <Ruler>
        <RulerCell line={line} end={end} mine={mine} />
      </Ruler>
    </Line>
  );
}
