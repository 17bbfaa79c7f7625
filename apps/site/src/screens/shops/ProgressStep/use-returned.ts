import { isApiError, type ApiClient } from '@inkstone/api';
import { useApi } from '@inkstone/api/react';
import {
  openShopApplicationMutation,
  openShopApplicationQuery,
  sendShopPhoneCodeMutation,
} from '@inkstone/api/shops';
import type { ReturnedApplication } from '@inkstone/api/types';
import {
  keepSentShopApplication,
  sentShopApplication,
  type ReturnedShop,
  type ShopApplicationFormProps,
} from '@inkstone/forms/shopApplication';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { toLoadable } from '../../../lib/loadable.js';
import type { ShopApplication } from '../../../lib/models/shop-application.js';
import { quietly } from '../../../lib/quietly.js';
import { GONE } from '../../../lib/refusal-codes.js';
import type { Returned } from './ReturnedPage.js';

/**
 * The form of an application that was sent back. The device that submitted it opens it by its pass, another one after a
 * code to the phone of the application.
 *
 * @param application `undefined` while none is sent back
 */
export function useReturned(
  application: ShopApplication | undefined,
  { defaultValues: _new, agreementTitle: _title, onOpenAgreement: _open, ...form }: ShopApplicationFormProps,
): Returned {
  const client = useApi();
  const [sent, setSent] = useState(sentShopApplication);
  const code = application?.code ?? '';
  const pass = sent?.queryCode === code ? sent.pass : '';
  const sendCode = useMutation(sendShopPhoneCodeMutation(client));
  // Quiet, because the form shows why a code was refused.
  const open = useMutation(quietly(openShopApplicationMutation(client)));
  const opened = useQuery({
    ...quietly(openShopApplicationQuery(client, { query_code: code, pass })),
    enabled: application !== undefined && pass !== '',
  });
  if (application === undefined) return { state: 'loading' };
  const refused = isApiError(opened.error) && opened.error.code === GONE;
  if (pass === '' || refused) {
    return {
      state: 'locked',
      unlock: {
        onSendCode: (request) => sendCode.mutateAsync(request),
        onSubmit: async (given) => {
          const { data: found } = await open.mutateAsync({ query_code: code, ...given });
          const now = { queryCode: code, pass: found.pass };
          keepSentShopApplication(now);
          setSent(now);
        },
      },
    };
  }
  return toLoadable(opened, (data) => ({ ...form, returned: toReturnedShop(application, data, client) }));
}

function toReturnedShop(
  { code, refused, dataReason, approver, times }: ShopApplication,
  application: ReturnedApplication,
  { fileUrl }: Pick<ApiClient, 'fileUrl'>,
): ReturnedShop {
  const by = [approver, times.deposited ?? ''].filter((word) => word !== '').join('，');
  return { queryCode: code, application, refused, dataReason, by, fileUrl };
}
