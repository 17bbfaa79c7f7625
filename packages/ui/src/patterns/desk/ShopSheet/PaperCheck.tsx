import { AlbumPhoto } from '../AlbumPhoto/AlbumPhoto.js';
import { AlbumStrip, type AlbumPaper } from '../AlbumStrip/AlbumStrip.js';
import { PaperNumber } from '../number/PaperNumber.styles.js';
import { CLEAR, OWN, ReasonChips, type Reason } from '../ReasonChips/ReasonChips.js';
import { clearFinding, type Finding, type Findings } from './finding.js';
import { paperCheckMessages as messages } from './messages.zh.js';
import { Large, Legend, Root } from './PaperCheck.styles.js';

interface CheckedPaper extends Pick<AlbumPaper, 'id' | 'name' | 'src'> {
  /** It was replaced since the last check. */
  isNew?: boolean | undefined;
  /** Why it was refused, where nothing is judged now. */
  reason?: string | undefined;
}

interface PaperCheckProps {
  papers: readonly CheckedPaper[];
  /** Id of the paper that is shown large. */
  value: string;
  onChange: (id: string) => void;
  /** The stock reasons to refuse a paper; without them the papers are only shown. */
  reasons?: readonly Reason[] | undefined;
  findings: Findings;
  onFind: (id: string, finding: Finding) => void;
}

/** The papers of an application: the chosen one large, what is wrong with it, and all of them as a strip. */
export function PaperCheck({ papers, value, onChange, reasons, findings, onFind }: PaperCheckProps) {
  const index = papers.findIndex(({ id }) => id === value);
  const paper = papers[index];
  if (paper === undefined) return null;
  const { id, name, src } = paper;
  const finding = findings[id] ?? clearFinding;
  return (
    <Root aria-label={messages.label}>
      <Large
        onErrorCapture={() => {
          if (reasons !== undefined && findings[id] === undefined) {
            onFind(id, { choice: OWN, own: messages.gone });
          }
        }}
      >
        <AlbumPhoto title={name} src={src} alt={messages.photograph(name)} />
      </Large>
      {reasons !== undefined && (
        <ReasonChips
          key={id}
          label={messages.problem(name)}
          legend={
            <Legend>
              <PaperNumber data-current>{index + 1}</PaperNumber>
              <b>{name}</b>
              <small>{messages.compare}</small>
            </Legend>
          }
          reasons={reasons}
          value={finding.choice}
          onChange={(choice) => onFind(id, { ...finding, choice })}
          ownText={finding.own}
          onOwnText={(own) => onFind(id, { ...finding, own })}
        />
      )}
      <AlbumStrip
        label={messages.label}
        numbered
        papers={papers.map((one) => ({
          ...one,
          mark: markOf(one, reasons && (findings[one.id] ?? clearFinding)),
        }))}
        value={value}
        onChange={onChange}
      />
    </Root>
  );
}

function markOf({ isNew = false, reason = '' }: CheckedPaper, finding: Finding | undefined) {
  if (finding === undefined) return reason === '' ? undefined : ({ tone: 'danger', text: reason } as const);
  if (finding.choice !== CLEAR) return { tone: 'danger', text: messages.again } as const;
  return { tone: 'ok', text: isNew ? messages.renewed : messages.clear } as const;
}
