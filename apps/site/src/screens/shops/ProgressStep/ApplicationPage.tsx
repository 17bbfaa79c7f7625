import { ShopApplicationForm, type ShopApplicationFormProps } from '@inkstone/forms/shopApplication';
import { Callout } from '@inkstone/ui/components/Callout';

import type { ShopApplication } from '../../../lib/models/shop-application.js';
import { Reason } from './ProgressStep.styles.js';

export interface ApplicationPageProps {
  form: ShopApplicationFormProps;
  /** The application that was sent back, with the reason. */
  returned?: ShopApplication | undefined;
}

/** Step 1: the form, with the reason where an application was sent back. */
export function ApplicationPage({ form, returned }: ApplicationPageProps) {
  return (
    <>
      {returned !== undefined && (
        <Callout kind="warning" role="status">
          <strong>{returned.statusText}</strong>
          {returned.note !== '' && <Reason>{returned.note}</Reason>}
          <Reason>
            {[returned.approver, returned.times.deposited].filter(Boolean).join('，')}
            {' 重新提交后会得到新的查询码，证件照片须重新上传。'}
          </Reason>
        </Callout>
      )}
      <ShopApplicationForm {...form} submitLabel={returned === undefined ? undefined : '重新提交'} />
    </>
  );
}
