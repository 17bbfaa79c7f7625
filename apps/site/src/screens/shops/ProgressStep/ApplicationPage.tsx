import { ShopApplicationForm, type ShopApplicationFormProps } from '@inkstone/forms/shopApplication';

import type { ShopApplication } from '../../../lib/models/shop-application.js';
import { SentBack } from './SentBack.js';

export interface ApplicationPageProps {
  form: ShopApplicationFormProps;
  /** The application that was sent back, with the reason. */
  returned?: ShopApplication | undefined;
}

/** Step 1: the form, with the reason where an application was sent back. */
export function ApplicationPage({ form, returned }: ApplicationPageProps) {
  if (returned === undefined) return <ShopApplicationForm {...form} />;
  return (
    <>
      <SentBack application={returned} filled={form.defaultValues?.shop_name !== undefined} />
      <ShopApplicationForm {...form} sentBackFor={returned.note} submitLabel="重新提交" />
    </>
  );
}
