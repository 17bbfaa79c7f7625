import { LAST_REVIEW_DAY } from '@inkstone/api/rules';
import { Callout } from '@inkstone/ui/components/Callout';
import { CopyButton } from '@inkstone/ui/components/CopyButton';
import { DayRuler } from '@inkstone/ui/patterns/DayRuler';
import { FactList } from '@inkstone/ui/patterns/FactList';
import { Stub } from '@inkstone/ui/patterns/Stub';

import { groupedCode, type ShopApplication } from '../../../lib/models/shop-application.js';
import { PUBLISHER_HALF } from '../receipt.js';
import { Code, Heading, Section } from './ProgressStep.styles.js';

export interface ReviewPageProps {
  application: ShopApplication;
  hotline: string | undefined;
}

/** Step 2: the receipt with the query code, and how long the review has taken. */
export function ReviewPage({ application, hotline }: ReviewPageProps) {
  const { code, day, submitted, approver, statusText, times } = application;
  return (
    <>
      <Callout kind="warning" role="status">
        <strong>{statusText}</strong>
      </Callout>
      <Stub {...PUBLISHER_HALF} counterfoil={<span>{submitted}</span>}>
        <p>您的查询码，凭它随时看进度：</p>
        <Code>{groupedCode(code)}</Code>
        <CopyButton text={code} label="复制查询码" variant="primary" />
      </Stub>
      <Section>
        {day <= LAST_REVIEW_DAY ? (
          <>
            <Heading>审核进行到第 {day} 天</Heading>
            <DayRuler day={day} last={LAST_REVIEW_DAY} />
          </>
        ) : (
          <>
            <Heading>已第 {day} 天</Heading>
            <p>
              比预计的久了。
              {hotline !== undefined && (
                <>
                  请拨打 <a href={`tel:${hotline}`}>{hotline}</a> 询问，报上查询码即可。
                </>
              )}
            </p>
          </>
        )}
      </Section>
      <Section>
        <Heading>登记</Heading>
        <FactList
          facts={[
            { label: '提交时间', value: times.submitted },
            { label: '经办人', value: approver === '' ? '尚未分配' : approver },
            { label: '下一步', value: '审核通过后，这一页会显示汇入保证金的办法' },
          ]}
        />
      </Section>
    </>
  );
}
