import { Button } from '@inkstone/ui/components/Button';
import { Callout } from '@inkstone/ui/components/Callout';
import { CopyButton } from '@inkstone/ui/components/CopyButton';
import { Icon } from '@inkstone/ui/components/Icon';
import { FactList } from '@inkstone/ui/patterns/FactList';
import { SlipNote } from '@inkstone/ui/patterns/SlipNote';

import { paths } from '../../../lib/config/paths.js';
import { groupedCode, type ShopApplication } from '../../../lib/models/shop-application.js';
import { Heading, Section, Warnings } from './ProgressStep.styles.js';

export interface DepositPageProps {
  application: ShopApplication;
  hotline: string | undefined;
}

const DEPOSIT = 3;
const CERTIFICATE = 5;

const notes: Readonly<Record<number, { title: string; none: string }>> = {
  3: { title: '汇款说明', none: '经办人正在写汇款的办法，写好后显示在这里。' },
  4: { title: '签署说明', none: '经办人正在准备协议，寄出后显示在这里。' },
  5: {
    title: '发证说明',
    none: '授权证书已经发放。授权网店名录还没有更新，更新之后读者能在那里查到您的店。',
  },
};

/** Steps 3 to 5: what the person in charge has written, and the record of the application (Spec B 2.4). */
export function DepositPage({ application, hotline }: DepositPageProps) {
  const { step, statusText, note, approver, code, times } = application;
  const { title, none } = notes[step] ?? notes[CERTIFICATE] ?? { title: '', none: '' };
  const open = '待办';
  return (
    <>
      <Callout kind={step === CERTIFICATE ? 'success' : 'warning'} role="status">
        <strong>{statusText}</strong>
      </Callout>
      <SlipNote
        title={title}
        foot={
          <>
            <span>{approver === '' ? '经办人尚未分配' : `经办人 ${approver}`}</span>
            <CopyButton text={code} label={`复制查询码 ${groupedCode(code)}`} size="sm" />
          </>
        }
      >
        {note === '' ? none : note}
      </SlipNote>
      {step === CERTIFICATE ? (
        <div>
          <Button variant="primary" href={paths.authorizedOnlineShop.href()}>
            到授权网店
          </Button>
        </div>
      ) : (
        <Warnings>
          <li>
            <Icon name="shield" />
            只汇入公司账户。我们不会以个人账户收取保证金。
          </li>
          <li>
            <Icon name="shield" />
            <span>
              有人来电、短信要求改变账户时，请先
              {hotline === undefined ? (
                '向客服'
              ) : (
                <>
                  拨打 <a href={`tel:${hotline}`}>{hotline}</a>{' '}
                </>
              )}
              核实。
            </span>
          </li>
        </Warnings>
      )}
      <Section>
        <Heading>登记</Heading>
        <FactList
          facts={[
            { label: '提交资质', value: times.submitted },
            { label: '审核通过', value: times.reviewed ?? open },
            { label: '保证金到账', value: step > DEPOSIT ? (times.deposited ?? open) : open },
            { label: '签署协议', value: step === CERTIFICATE ? '已签署' : open },
            { label: '授权证书', value: times.granted ?? open },
          ]}
        />
      </Section>
    </>
  );
}
