import { isApiError } from '@inkstone/api';
import { useApi } from '@inkstone/api/react';
import { queryShopApplicationQuery } from '@inkstone/api/shops';
import { dropSentShopApplication } from '@inkstone/forms/shopApplication';
import { useToast } from '@inkstone/ui/components/Toast';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';

import { useNow } from '../../../lib/hooks/use-now.js';
import { toShop } from '../../../lib/models/shop.js';
import { toLoadable } from '../../../lib/loadable.js';
import { quietly } from '../../../lib/quietly.js';
import { NOT_FOUND } from '../../../lib/refusal-codes.js';
import type { Detail } from '../../../kits/detail/use-detail.js';
import { useHotline } from '../../../kits/use-hotline.js';
import { useCrumbs, useSectionTitle } from '../../../kits/use-section.js';
import {
  codeInAddress,
  toShopApplication,
  type ShopApplication,
} from '../../../lib/models/shop-application.js';
import { queryCode } from '../../../lib/device/choices.js';
import { savePicture } from '../../../kits/downloads/save-picture.js';
import { certificateTitle } from './FinishedPage.js';
import { ProgressStepView } from './ProgressStep.view.js';
import { useApplicationForm } from './use-application-form.js';
import { useReturned } from './use-returned.js';

/** The certificate was granted: nothing can be sent back any more. */
const LAST_STEP = 5;

/**
 * An application and its progress (Spec B 2.4), by the code in the address: without one, step 1 is an empty form and
 * another step the application of the code on this device.
 */
export function ProgressStep() {
  const title = useSectionTitle('progressStep');
  const crumbs = useCrumbs('authorizedOnlineShop', title);
  const [address] = useSearchParams();
  const isForm = (address.get('step') ?? '1') === '1';
  const code = codeInAddress(address.get('data')) ?? (isForm ? undefined : queryCode.read());
  const application = useApplication(code);
  const shown = application?.state === 'ready' ? application.data : undefined;
  const finished = shown?.step === LAST_STEP ? shown.code : undefined;
  useEffect(() => {
    if (finished !== undefined) dropSentShopApplication(finished);
  }, [finished]);
  const { form, agreement } = useApplicationForm();
  const client = useApi();
  const toast = useToast();
  const now = useNow(undefined);
  const certificate = shown?.certificate;
  const shop = certificate && { ...toShop(certificate, now, client), id: certificate.id };
  const returned = useReturned(shown?.step === 1 ? shown : undefined, form);
  async function download() {
    if (shop === undefined) return;
    try {
      await savePicture(shop.certificate, `${certificateTitle(shop)} ${shop.number}`);
    } catch {
      toast.error('证书没有存下来，请放大后再存一次');
    }
  }

  return (
    <ProgressStepView
      title={title}
      crumbs={crumbs}
      hotline={useHotline()}
      application={isForm && code === undefined ? undefined : (application ?? UNKNOWN)}
      shop={shop}
      onDownload={() => void download()}
      form={form}
      returned={returned}
      agreement={agreement}
    />
  );
}

const UNKNOWN: Detail<never> = { state: 'missing', withdrawn: false };

/** @param code `undefined` asks for nothing */
function useApplication(code: string | undefined): Detail<ShopApplication> | undefined {
  const client = useApi();
  const options = quietly(queryShopApplicationQuery(client, code ?? ''));
  // An operator may have decided since the last visit.
  const query = useQuery({ ...options, staleTime: 0, enabled: code !== undefined });
  if (code === undefined) return undefined;
  if (isApiError(query.error) && query.error.code === NOT_FOUND) return UNKNOWN;
  return toLoadable(query, toShopApplication);
}
