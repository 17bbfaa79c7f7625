import { QueryCodeForm, type QueryCodeFormProps } from '@inkstone/forms/queryCode';
import type { Crumb } from '@inkstone/ui/components/Breadcrumbs';
import { PageColumn } from '@inkstone/ui/patterns/PageColumn';
import { Stub } from '@inkstone/ui/patterns/Stub';

import { paths } from '../../../lib/config/paths.js';
import { PageCrumbs } from '../../../lib/components/PageCrumbs/PageCrumbs.js';
import { PUBLISHER_HALF } from '../receipt.js';
import { Title } from '../shops.styles.js';
import { Column, Hint, Hints, Intro, Kept, Register } from './QueryProgressStep.styles.js';

export interface QueryProgressStepViewProps extends Pick<QueryCodeFormProps, 'onSubmit'> {
  title: string;
  crumbs: readonly Crumb[];
  hotline: string | undefined;
  /** The last code was not found. */
  unknown: boolean;
  /** The code that was found last on this device. */
  kept: { code: string; href: string } | undefined;
}

export function QueryProgressStepView({
  title,
  crumbs,
  hotline,
  unknown,
  kept,
  onSubmit,
}: QueryProgressStepViewProps) {
  return (
    <PageColumn>
      <PageCrumbs items={crumbs} />
      <Column>
        <Title>{title}</Title>
        <Intro>输入回执上的查询码。两半印章对得上，就能看到办到哪一步。</Intro>
        <Stub
          {...PUBLISHER_HALF}
          fit={unknown ? 'askew' : 'apart'}
          counterfoil={<Register>图书经销授权申请登记</Register>}
        >
          <QueryCodeForm onSubmit={onSubmit} />
          {kept !== undefined && (
            <Kept>
              这台设备上次查的是 <a href={kept.href}>{kept.code}</a>
            </Kept>
          )}
        </Stub>
        <Hints>
          <Hint>
            <h2>查询码在哪里</h2>
            <p>提交申请后的回执上，12 位字母与数字，例如 7KXQ-4MRW-9TEB。</p>
          </Hint>
          <Hint>
            <h2>找不到了</h2>
            <p>
              带上公司名称与联系电话，工作日
              {hotline === undefined ? (
                '联系客服'
              ) : (
                <>
                  拨打 <a href={`tel:${hotline}`}>{hotline}</a>
                </>
              )}
              {' 找回。'}
            </p>
          </Hint>
          <Hint>
            <h2>还没有申请</h2>
            <p>
              先看一遍五个步骤与要备的资料。<a href={paths.applicationProcess.href()}>申请网店授权</a>
            </p>
          </Hint>
        </Hints>
      </Column>
    </PageColumn>
  );
}
