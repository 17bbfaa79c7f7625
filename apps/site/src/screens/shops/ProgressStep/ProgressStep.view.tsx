import type { ShopApplicationFormProps } from '@inkstone/forms/shopApplication';
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
import { ApplicationPage } from './ApplicationPage.js';
import { DepositPage } from './DepositPage.js';
import { Main, Title, Whole } from './ProgressStep.styles.js';
import { ReviewPage } from './ReviewPage.js';

export interface ProgressStepViewProps {
  title: string;
  crumbs: readonly Crumb[];
  hotline: string | undefined;
  /** `undefined` for a new application. */
  application: Detail<ShopApplication> | undefined;
  form: ShopApplicationFormProps;
  agreement: AgreementDialogProps;
}

export function ProgressStepView(props: ProgressStepViewProps) {
  const { title, crumbs, application, form, agreement } = props;
  const shown = application?.state === 'ready' ? application.data : undefined;
  const steps = stepsOf(shown);
  const current = (shown?.step ?? 1) - 1;
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
            <ApplicationPage form={form} />
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

function Step({ found, form, hotline }: ProgressStepViewProps & { found: ShopApplication }) {
  switch (found.step) {
    case 1:
      return <ApplicationPage form={form} returned={found} />;
    case 2:
      return <ReviewPage application={found} hotline={hotline} />;
    default:
      return <DepositPage application={found} hotline={hotline} />;
  }
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
        ? { note: '已退回', state: 'failed' as const }
        : { note: application === undefined ? '填好一组收一组' : day(submitted) }),
    },
    { id: 'review', title: '资质审核', note: day(reviewed) ?? '1—7 个工作日' },
    { id: 'deposit', title: '保证金', note: day(deposited) },
    { id: 'agreement', title: '签署协议' },
    { id: 'certificate', title: '授权证书', note: day(granted) },
  ];
}
