import { useRef, useState } from 'react';

import { TextAreaField } from '../../../components/TextAreaField/index.js';
import { ActBar } from '../ActBar/ActBar.js';
import { useHandOn } from '../HandOn/use-hand-on.js';
import { HistoryPart } from '../HistoryList/HistoryPart.js';
import type { ItemSheetProps } from '../item/item-sheet.js';
import type { Reason } from '../ReasonChips/ReasonChips.js';
import { Sheet } from '../Sheet/Sheet.js';
import { SheetColumns } from '../SheetColumns/SheetColumns.js';
import type { ShopApplication, ShopPaperName } from './application.js';
import { isUnwritten, refusalOf, type Findings } from './finding.js';
import { shopSheetMessages as messages } from './messages.zh.js';
import { PaperCheck } from './PaperCheck.js';
import { ShopFacts } from './ShopFacts.js';

/** What is decided about an application, and what the operator reads then and can take back. */
export interface ShopDecision {
  act: 'advance' | 'reject' | 'assign';
  /** The papers that must be photographed again. */
  papers?: { paper: ShopPaperName; reason: string }[];
  /** What the applicant reads. */
  note?: string;
  /** To whom it is handed on. */
  to?: string;
  done: string;
}

export interface ShopSheetProps extends ItemSheetProps {
  shop: ShopApplication;
  /** When it was sent in the last time. */
  when: string;
  reasons: readonly Reason[];
  onDecide: (decision: ShopDecision) => void;
}

/** The open application: data and papers side by side, a reason for each paper. */
export function ShopSheet({
  shop,
  when,
  reasons,
  onDecide,
  people,
  holder,
  history,
  ...frame
}: ShopSheetProps) {
  const [findings, setFindings] = useState<Findings>({});
  const [shown, setShown] = useState<string>(
    (shop.papers.find(({ is_new }) => is_new === 1) ?? shop.papers[0])?.paper ?? '',
  );
  const [wrong, setWrong] = useState('');
  const [told, setTold] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  const handOn = useHandOn({ people, holder, onDecide });
  const isJudged = shop.status === 1;
  const papers = shop.papers
    .map(({ paper }) => ({ paper, reason: refusalOf(findings[paper]) }))
    .filter(({ reason }) => reason !== '');
  const unwritten = isUnwritten(findings);
  const refuses = papers.length > 0 || wrong.trim() !== '' || unwritten;
  const step = messages.steps[shop.status];
  const pass = step && {
    label: step.label,
    press: { code: 'KeyA' },
    disabled: refuses,
    onSelect: () => onDecide({ act: 'advance', note: told.trim(), done: step.done }),
  };
  const reject = {
    label: refuses ? messages.reject(papers.length) : messages.refuse,
    press: { code: 'KeyR' },
    disabled: unwritten,
    onSelect: () => {
      if (refuses) onDecide({ act: 'reject', papers, note: wrong.trim(), done: messages.rejected });
      else field.current?.focus();
    },
  };
  const ways = messages.ways(shop.has_account === 1);
  const names = papers.map(({ paper }) => messages.papers[paper]);
  const note = refuses ? messages.refuses(ways, shop.contact, names) : messages.passes(ways, shop.contact);
  const code = shop.query_code.replaceAll(/(.{4})(?=.)/gu, '$1-');

  return (
    <Sheet
      title={shop.shop_name}
      facts={messages.facts(code, shop.round, when, holder)}
      acts={
        isJudged ? (
          <ActBar
            decision={refuses ? reject : pass}
            acts={[...(refuses ? (pass ? [pass] : []) : [reject]), handOn.act]}
            note={unwritten ? messages.unwritten : note}
          />
        ) : (
          <ActBar
            // What was sent back waits for the applicant: the way back is no decision.
            decision={shop.status === 0 ? undefined : pass}
            acts={shop.status === 0 && pass ? [pass] : []}
            note={shop.status === 4 ? messages.certificate(shop.certificate_number) : undefined}
          />
        )
      }
      {...frame}
    >
      <SheetColumns narrow="start">
        <section aria-label={messages.data}>
          <ShopFacts shop={shop} shown={shown} />
          <HistoryPart entries={history} />
        </section>
        <div>
          <PaperCheck
            papers={shop.papers.map(({ paper, url, is_new, reason }) => ({
              id: paper,
              name: messages.papers[paper],
              src: url,
              isNew: is_new === 1,
              reason,
            }))}
            value={shown}
            onChange={setShown}
            reasons={isJudged ? reasons : undefined}
            findings={findings}
            onFind={(paper, finding) => setFindings((before) => ({ ...before, [paper]: finding }))}
          />
          {isJudged && (
            <TextAreaField
              ref={field}
              label={messages.wrong}
              rows={2}
              value={wrong}
              onChange={(event) => setWrong(event.target.value)}
            />
          )}
          {shop.status < 4 && !refuses && (
            <TextAreaField
              label={isJudged ? messages.toldAfterPass : messages.told}
              rows={2}
              value={told}
              onChange={(event) => setTold(event.target.value)}
            />
          )}
        </div>
      </SheetColumns>
      {handOn.dialog}
    </Sheet>
  );
}
