import { ShopApplicationForm, type ShopApplicationFormProps } from '@inkstone/forms/shopApplication';
import type { Crumb } from '@inkstone/ui/components/Breadcrumbs';
import { Skeleton } from '@inkstone/ui/components/Skeleton';
import { PageColumn } from '@inkstone/ui/patterns/PageColumn';
import { SealSteps } from '@inkstone/ui/patterns/SealSteps';

import { paths } from '../../../lib/config/paths.js';
import { PageCrumbs } from '../../../lib/components/PageCrumbs/PageCrumbs.js';
import { DetailStates } from '../../../kits/detail/DetailStates.js';
import type { Detail } from '../../../kits/detail/use-detail.js';
import { AgreementDialog, type AgreementDialogProps } from '../../../kits/login/AgreementDialog.js';
import type { ShopApplication } from '../../../lib/models/shop-application.js';
import { DepositPage } from './DepositPage.js';
import { Finished, Main, Title, Whole } from './ProgressStep.styles.js';
import { FinishedPage, type FinishedPageProps } from './FinishedPage.js';
import { ReturnedPage, type Returned } from './ReturnedPage.js';
import { ReviewPage } from './ReviewPage.js';

export interface ProgressStepViewProps {
  title: string;
  crumbs: readonly Crumb[];
  hotline: string | undefined;
  /** `undefined` for a new application. */
  application: Detail<ShopApplication> | undefined;
  /** The shop in the directory, once the certificate was granted. */
  shop?: FinishedPageProps['shop'] | undefined;
  onDownload: FinishedPageProps['onDownload'];
  form: ShopApplicationFormProps;
  /** Of an application that was sent back. */
  returned: Returned;
  agreement: AgreementDialogProps;
}

export function ProgressStepView(props: ProgressStepViewProps) {
  const { title, crumbs, application, shop, onDownload, form, agreement } = props;
  const shown = application?.state === 'ready' ? application.data : undefined;
  const steps = stepsOf(shown);
  const current = (shown?.step ?? 1) - 1;
  if (shown !== undefined && shop !== undefined) {
    return (
      <PageColumn>
        <PageCrumbs items={crumbs} />
        <Finished>
          <FinishedPage application={shown} shop={shop} onDownload={onDownload} />
        </Finished>
      </PageColumn>
    );
  }
  return (
    <PageColumn>
      <PageCrumbs items={crumbs} />
      <Whole
        layout="side"
        step={application === undefined ? current : shown && current}
        label={steps[current]?.title ?? title}
        progress={
          <>
            <Title>{title}</Title>
            <SealSteps label="申请进度" steps={steps} current={current} />
          </>
        }
      >
        <Main>
          {application === undefined ? (
            <ShopApplicationForm {...form} />
          ) : (
            <DetailStates
              detail={application}
              noun="这份申请"
              missing="请用提交后得到的查询码再查一次。"
              back={{ label: '查询进度', href: paths.queryProgressStep.href() }}
            >
              {(found) =>
                found === undefined ? <Skeleton lines={8} aria-busy /> : <Step {...props} found={found} />
              }
            </DetailStates>
          )}
        </Main>
      </Whole>
      <AgreementDialog {...agreement} />
    </PageColumn>
  );
}

function Step({ found, returned, hotline }: ProgressStepViewProps & { found: ShopApplication }) {
  switch (found.step) {
    case 1:
      return <ReturnedPage application={found} returned={returned} />;
    case 2:
      return <ReviewPage application={found} hotline={hotline} />;
    default:
      return <DepositPage application={found} hotline={hotline} />;
  }
}

function returnedNote(papers: number): string {
  return papers === 0 ? '已退回' : `退回，重拍 ${String(papers)} 张`;
}

/** The five steps with the days on which those that are behind were done. */
function stepsOf(application: ShopApplication | undefined) {
  const { submitted, reviewed, deposited, granted } = application?.times ?? {};
  // The times of an application that was sent back belong to its former round.
  const known = application !== undefined && application.step > 1;
  const day = (time: string | undefined) => (known ? time?.split(' ')[0] : undefined);
  return [
    {
      id: 'papers',
      title: '提交资质',
      ...(application?.step === 1
        ? { note: returnedNote(application.refused.length), state: 'failed' as const }
        : { note: application === undefined ? '填好一组收一组' : day(submitted) }),
    },
    { id: 'review', title: '资质审核', note: day(reviewed) ?? '1—7 个工作日' },
    { id: 'deposit', title: '保证金', note: day(deposited) },
    { id: 'agreement', title: '签署协议' },
    { id: 'certificate', title: '授权证书', note: day(granted) },
  ];
}
