import { GenuineCheckForm, type GenuineCheckFormProps } from '@inkstone/forms/genuineCheck';
import { PageColumn } from '@inkstone/ui/patterns/PageColumn';
import { PageHeading } from '@inkstone/ui/patterns/PageHeading';
import { useEffect, useRef, useState } from 'react';

import type { Loadable } from '../../../lib/loadable.js';
import { PUBLISHER } from '../../../lib/config/publisher.js';
import { BackCover } from './BackCover.js';
import { Guide, SealLegend } from './Guide.js';
import { Label, LabelInner, MicroText, Note, Top } from './TestAndVerify.styles.js';
import type { Account, Verdict } from './model.js';
import { VerdictPanel } from './VerdictPanel.js';

export interface TestAndVerifyViewProps {
  title: string;
  /** The book or paper that the visitor comes from; '' where it is not known. */
  item: string;
  loggedIn: boolean;
  /** The answer to the code in the field; `undefined` before the check and once the code was changed. */
  verdict: Verdict | undefined;
  /** The time of day until which the server refuses checks. */
  blockedUntil: string | undefined;
  /** `undefined` until it is known. */
  hotline: string | undefined;
  account: Loadable<Account>;
  onCheck: GenuineCheckFormProps['onSubmit'];
  /** The code was changed, so that the verdict no longer belongs to it. */
  onEdit: () => void;
}

export function TestAndVerifyView(props: TestAndVerifyViewProps) {
  const { title, item, loggedIn, verdict, blockedUntil, hotline, account, onCheck, onEdit } = props;
  const label = useRef<HTMLDivElement>(null);
  /** Counts the books, each of which gets an empty form. */
  const [book, setBook] = useState(0);

  /** The answer takes the place of the button, until the code is changed. */
  const isAnswer = verdict !== undefined && verdict.kind !== 'tooOften';

  function focusCode() {
    label.current?.querySelector('input')?.focus();
  }
  useEffect(() => {
    if (book > 0) focusCode();
  }, [book]);

  return (
    <PageColumn>
      <Top $answered={verdict !== undefined}>
        <div>
          <PageHeading
            title={title}
            note={`${item === '' ? '' : `查验《${item}》：`}刮开防伪标签的涂层，抄下里面的字符。`}
          />
          <Label>
            <LabelInner ref={label} data-answered={isAnswer || undefined}>
              <MicroText aria-hidden="true">{`${PUBLISHER.seal}正版 GENUINE `.repeat(8)}</MicroText>
              <GenuineCheckForm
                key={book}
                onSubmit={onCheck}
                onInput={onEdit}
                doubtful={verdict?.kind === 'unknown'}
                blockedUntil={blockedUntil}
                after={!loggedIn && <Note>无需登录；登录后查验，正版图书会放进“我的图书”</Note>}
              />
              {verdict !== undefined && (
                <VerdictPanel
                  verdict={verdict}
                  hotline={hotline}
                  onCorrect={focusCode}
                  onAnother={() => {
                    onEdit();
                    setBook(book + 1);
                  }}
                />
              )}
            </LabelInner>
          </Label>
        </div>
        <BackCover />
      </Top>
      <SealLegend />
      <Guide account={account} />
    </PageColumn>
  );
}
