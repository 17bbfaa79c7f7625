import { ShopReturnForm, type ShopReturnFormProps } from '@inkstone/forms/shopApplication';
import { shopApplicationMessages } from '@inkstone/forms/shopApplication/schema';
import { ShopUnlockForm, type ShopUnlockFormProps } from '@inkstone/forms/shopUnlock';
import { ErrorState } from '@inkstone/ui/components/ErrorState';
import { Skeleton } from '@inkstone/ui/components/Skeleton';

import type { Loadable } from '../../../lib/loadable.js';
import { groupedCode, type ShopApplication } from '../../../lib/models/shop-application.js';
import { CodeLine, Lead, Reasons, Unlock, WhatIsLeft } from './ProgressStep.styles.js';

/** `locked`: this device has to show that it belongs to the applicant. */
export type Returned =
  { state: 'locked'; unlock: ShopUnlockFormProps } | Loadable<Omit<ShopReturnFormProps, 'key'>>;

export interface ReturnedPageProps {
  application: ShopApplication;
  returned: Returned;
}

/** Step 1 of an application that was sent back: the query code stays, and only what is missing is open. */
export function ReturnedPage({ application, returned }: ReturnedPageProps) {
  const { code, refused, dataReason } = application;
  return (
    <div>
      <CodeLine>
        查询码 <b>{groupedCode(code)}</b> 不变
      </CodeLine>
      <WhatIsLeft>{whatIsLeft(refused.length, dataReason)}</WhatIsLeft>
      <Lead>其余都看过了，不用再填。</Lead>
      <Form application={application} returned={returned} />
    </div>
  );
}

function whatIsLeft(papers: number, dataReason: string): string {
  if (papers === 0) return '按说明改好，再交一次';
  if (dataReason !== '') return `重拍 ${String(papers)} 张，再改填写的内容`;
  return papers === 1 ? '只差一张，重拍就好' : `差 ${String(papers)} 张，重拍就好`;
}

function Form({ application, returned }: ReturnedPageProps) {
  switch (returned.state) {
    case 'locked':
      return (
        <>
          <Reasons>
            {application.refused.map(({ paper, reason }) => (
              <li key={paper}>
                <b>{shopApplicationMessages[paper].label}</b> {reason}
              </li>
            ))}
            {application.dataReason !== '' && <li>{application.dataReason}</li>}
          </Reasons>
          <Unlock>
            <p>这台设备上没有这份申请。用申请时的手机收一个验证码，接着来。</p>
            <ShopUnlockForm {...returned.unlock} />
          </Unlock>
        </>
      );
    case 'loading':
      return <Skeleton lines={8} aria-busy />;
    case 'failed':
      return (
        <ErrorState description={returned.message} onRetry={returned.retry} retrying={returned.retrying} />
      );
    case 'ready':
      return <ShopReturnForm key={application.code} {...returned.data} />;
  }
}
