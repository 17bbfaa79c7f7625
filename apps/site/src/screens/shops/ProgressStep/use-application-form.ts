import { toOptions } from '@inkstone/api/props/options';
import { useApi } from '@inkstone/api/react';
import {
  getShopAgreementQuery,
  getShopSearchOptionsQuery,
  listStorePlatformsQuery,
  sendShopPhoneCodeMutation,
  submitShopApplicationMutation,
} from '@inkstone/api/shops';
import { uploadFileMutation } from '@inkstone/api/uploads';
import { keepSentShopApplication, type ShopApplicationFormProps } from '@inkstone/forms/shopApplication';
import { useToast } from '@inkstone/ui/components/Toast';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';

import { quietly } from '../../../lib/quietly.js';
import { useDisclosure } from '../../../lib/hooks/use-disclosure.js';
import type { AgreementDialogProps } from '../../../kits/login/AgreementDialog.js';
import { useReadable } from '../../../kits/login/use-agreement.js';
import { progressPath } from '../../../lib/models/shop-application.js';
import { queryCode, readyPapers } from '../../../lib/device/choices.js';

interface ApplicationForm {
  form: ShopApplicationFormProps;
  agreement: AgreementDialogProps;
}

/** The form of a new application; that of one that was sent back has the same requests. */
export function useApplicationForm(): ApplicationForm {
  const client = useApi();
  const toast = useToast();
  const navigate = useNavigate();
  const platforms = useQuery(listStorePlatformsQuery(client));
  const provinces = useQuery(getShopSearchOptionsQuery(client));
  // Quiet, because the dialog says why it cannot be read, as before a publisher has written one.
  const agreement = useQuery(quietly(getShopAgreementQuery(client)));
  const reading = useDisclosure();
  const sendCode = useMutation(sendShopPhoneCodeMutation(client));
  // Quiet, because the form shows why an upload or the application was refused.
  const upload = useMutation(quietly(uploadFileMutation(client)));
  const submit = useMutation(quietly(submitShopApplicationMutation(client)));
  const [defaultValues] = useState(() => ({ is_merge: readyPapers.read()?.merged ?? ('' as const) }));

  return {
    form: {
      platforms: (platforms.data ?? []).map(({ id, store_platform }) => ({
        value: String(id),
        label: store_platform,
      })),
      platformsLoading: platforms.isPending,
      provinces: toOptions(provinces.data?.territory ?? []),
      provincesLoading: provinces.isPending,
      agreementTitle: agreement.data?.title,
      onOpenAgreement: reading.show,
      defaultValues,
      onDeclined: toast.info,
      onSendCode: (request) => sendCode.mutateAsync(request),
      onUpload: (file, sending) => upload.mutateAsync({ file, ...sending }),
      onSubmit: async (payload) => {
        const { msg, data } = await submit.mutateAsync(payload);
        queryCode.write(data.query_code);
        if (data.pass !== undefined) keepSentShopApplication({ queryCode: data.query_code, pass: data.pass });
        toast.success(msg);
        // Back must not lead to an empty form.
        void navigate(progressPath(data.query_code, 2), { replace: true });
      },
    },
    agreement: { agreement: useReadable(agreement, reading.open), onClose: reading.hide },
  };
}
