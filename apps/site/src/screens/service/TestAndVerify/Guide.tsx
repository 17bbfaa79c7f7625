import { Seal, type SealLook } from '@inkstone/ui/components/Seal';
import { Skeleton } from '@inkstone/ui/components/Skeleton';
import { SectionHeading } from '@inkstone/ui/patterns/SectionHeading';

import type { Loadable } from '../../../lib/loadable.js';
import { PUBLISHER } from '../../../lib/config/publisher.js';
import { AccountCard, Columns, Legend, Steps } from './Guide.styles.js';
import type { Account } from './model.js';

const SEALS: readonly { look: SealLook; name: string; meaning: string }[] = [
  { look: 'full', name: '实印：首次查询', meaning: '这本书第一次被查，是正版，放心使用。' },
  { look: 'outlined', name: '空心印：以前查过', meaning: '码是真的，但查过几次，会告诉您首次查询的时间。' },
  {
    look: 'missing',
    name: '无印：没有查到',
    meaning: '先核对易混的字符；仍查不到，可能是盗版，请联系我们。',
  },
];

/** What the three answers mean. */
export function SealLegend() {
  return (
    <Legend aria-label="三种结果">
      {SEALS.map(({ look, name, meaning }) => (
        <li key={look}>
          <Seal characters="正版" look={look} />
          <div>
            <strong>{name}</strong>
            <p>{meaning}</p>
          </div>
        </li>
      ))}
    </Legend>
  );
}

const STEPS = [
  ['找到标签', `翻到封面或封底，找到印着“${PUBLISHER.seal}正版防伪标签”的一小块。`],
  ['刮开涂层', '用硬币边缘轻刮银灰色涂层，露出里面的字母与数字。'],
  ['输入并查验', '字母不分大小写，空格与短横不必输入。购买前涂层已被刮开的书，请不要签收。'],
] as const;

/** Where the code is, and the account that scans it (Spec B 2.8). */
export function Guide({ account }: { account: Loadable<Account> }) {
  return (
    <Columns>
      <section aria-labelledby="where-the-code-is">
        <SectionHeading id="where-the-code-is" title="防伪码在哪里" />
        <Steps>
          {STEPS.map(([name, text]) => (
            <li key={name}>
              <div>
                <strong>{name}</strong>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </Steps>
      </section>
      <OfficialAccount account={account} />
    </Columns>
  );
}

/** Nothing where no account is configured, or its picture cannot be had. */
function OfficialAccount({ account }: { account: Loadable<Account> }) {
  if (account.state === 'failed') return null;
  if (account.state === 'loading') {
    return (
      <AccountCard as="div" aria-busy="true">
        <Skeleton shape="block" width="8.5rem" height="8.5rem" />
        <Skeleton lines={3} />
      </AccountCard>
    );
  }
  const { qrcode, descr } = account.data;
  if (qrcode === '') return null;
  return (
    <AccountCard aria-label="扫码查验">
      <img src={qrcode} alt="正版查验公众号的二维码" width={136} height={136} loading="lazy" />
      <div>
        <strong>下次扫一扫就好</strong>
        <p>{descr}</p>
      </div>
    </AccountCard>
  );
}
