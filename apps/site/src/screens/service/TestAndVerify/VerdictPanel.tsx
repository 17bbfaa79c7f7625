import { Button } from '@inkstone/ui/components/Button';
import { Callout } from '@inkstone/ui/components/Callout';
import { Icon } from '@inkstone/ui/components/Icon';
import { Seal, type SealLook } from '@inkstone/ui/components/Seal';
import { BookCover } from '@inkstone/ui/patterns/BookCover';
import { useEffect, useId, useRef, type ReactNode } from 'react';

import { paths } from '../../../lib/config/paths.js';
import type { GenuineVerdict, Verdict } from './model.js';
import { Actions, Cover, Facts, Heading, Panel, Stamp, Steps, Words } from './VerdictPanel.styles.js';

export interface VerdictPanelProps {
  verdict: Verdict;
  hotline: string | undefined;
  /** Back to the code, to correct it. */
  onCorrect: () => void;
  /** Another book: the code is emptied. */
  onAnother: () => void;
}

/** The answer to a code. It takes the focus, so that a screen reader reads it and the keyboard goes on from it. */
export function VerdictPanel({ verdict, hotline, onCorrect, onAnother }: VerdictPanelProps) {
  switch (verdict.kind) {
    case 'first':
    case 'again':
      return <Genuine verdict={verdict} hotline={hotline} onAnother={onAnother} />;
    case 'unknown':
      return <Unknown message={verdict.message} hotline={hotline} onCorrect={onCorrect} />;
    case 'recalled':
      return (
        <Answer title="这批标签已收回" seal={<DrawnSeal look="missing" />}>
          <p>{verdict.message}。</p>
          <Actions>
            <Hotline tel={hotline}>联系我们</Hotline>
            <Button href={paths.authorizedOnlineShop.href()}>核对购书店铺是否授权</Button>
            <Button onClick={onAnother}>查验另一本</Button>
          </Actions>
        </Answer>
      );
    case 'tooOften':
      return (
        <Answer title="请稍等再查" seal={<Icon name="clock" size={32} />}>
          <p>
            {verdict.until === undefined ? verdict.message : `查不到的次数太多，请在 ${verdict.until} 后再试`}
            。
          </p>
          <p>为了不让人用机器试出防伪码，查不到的次数有限；查到的不计。您输入的防伪码还在，不用重新抄写。</p>
        </Answer>
      );
  }
}

interface GenuineProps extends Pick<VerdictPanelProps, 'hotline' | 'onAnother'> {
  verdict: GenuineVerdict;
}

function Genuine({ verdict, hotline, onAnother }: GenuineProps) {
  const { kind, cover, href, count, firstChecked, mine } = verdict;
  const first = kind === 'first';
  return (
    <Answer
      title={first ? '正版图书，首次查询' : `正版图书，第 ${String(count)} 次查询`}
      seal={<DrawnSeal look={first ? 'full' : 'outlined'} />}
      aside={
        <Cover>
          <BookCover cover={cover} priority />
        </Cover>
      }
    >
      <Facts>
        <dt>书名</dt>
        <dd>{cover.title}</dd>
        <dt>{first ? '查询时间' : '首次查询'}</dt>
        <dd>{firstChecked}</dd>
        <dt>查询次数</dt>
        <dd>第 {count} 次</dd>
      </Facts>
      {!first && (
        <Callout kind="warning">
          如果首次查询的不是您本人，这个码可能被人抄走印在别的书上，请谨防盗版。
        </Callout>
      )}
      {mine && (
        <p>
          这本书已经放进<a href={paths.myBook.href()}>我的图书</a>。
        </p>
      )}
      <Actions>
        <Button href={href} variant={first ? 'primary' : 'secondary'}>
          领取配套资源
        </Button>
        {!first && <Hotline tel={hotline}>不是我查的</Hotline>}
        <Button onClick={onAnother}>查验另一本</Button>
      </Actions>
    </Answer>
  );
}

interface UnknownProps extends Pick<VerdictPanelProps, 'hotline' | 'onCorrect'> {
  message: string;
}

function Unknown({ message, hotline, onCorrect }: UnknownProps) {
  return (
    <Answer title="没有查到" seal={<DrawnSeal look="missing" />}>
      <p>{message}。</p>
      <Steps>
        <li>上面标红的是容易看错的字符，请逐个对照标签。</li>
        <li>涂层没有刮净时，用指甲轻刮，不要用刀片。</li>
        <li>仍然查不到：保留书、订单与标签照片，交给我们核实。</li>
      </Steps>
      <Actions>
        <Button variant="primary" onClick={onCorrect}>
          改一改再查
        </Button>
        <Hotline tel={hotline}>联系我们</Hotline>
        <Button href={paths.authorizedOnlineShop.href()}>核对购书店铺是否授权</Button>
      </Actions>
    </Answer>
  );
}

/** The telephone of the publisher; nothing while it is unknown. */
function Hotline({ tel, children }: { tel: string | undefined; children: string }) {
  return tel === undefined ? null : <Button href={`tel:${tel}`}>{`${children}：${tel}`}</Button>;
}

function DrawnSeal({ look }: { look: SealLook }) {
  return (
    <Stamp>
      <Seal characters="正版" look={look} />
    </Stamp>
  );
}

interface AnswerProps {
  title: string;
  seal: ReactNode;
  aside?: ReactNode;
  children: ReactNode;
}

function Answer({ title, seal, aside, children }: AnswerProps) {
  const titleId = useId();
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.focus(), []);
  return (
    <Panel ref={panel} tabIndex={-1} aria-labelledby={titleId}>
      <Words>
        <Heading id={titleId}>{title}</Heading>
        {children}
      </Words>
      {seal}
      {aside}
    </Panel>
  );
}
