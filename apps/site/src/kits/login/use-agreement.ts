import { useApi } from '@inkstone/api/react';
import { getAgreementQuery } from '@inkstone/api/site-config';
import type { AgreementName } from '@inkstone/forms/login';
import { skipToken, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';

import { toLoadable, type Loadable } from '../../lib/loadable.js';
import { useSanitisedHtml } from '../../lib/html/use-sanitised-html.js';
import type { AgreementDialogProps, AgreementText } from './AgreementDialog.js';

interface Agreement {
  open: (name: AgreementName) => void;
  /** For `AgreementDialog`. */
  dialog: AgreementDialogProps;
}

/** The dialog with an agreement, fetched when it is opened. */
export function useAgreement(): Agreement {
  const [name, setName] = useState<AgreementName>();
  return {
    open: setName,
    dialog: {
      agreement: useAgreementText(name),
      onClose: () => setName(undefined),
    },
  };
}

function useAgreementText(name: AgreementName | undefined): Loadable<AgreementText> | undefined {
  const client = useApi();
  const options = getAgreementQuery(client, name ?? 'user_agreement');
  const query = useQuery({ ...options, ...(name === undefined ? { queryFn: skipToken } : {}) });
  return useReadable(query, name !== undefined);
}

/** An agreement as the dialog shows it; `undefined` while it is closed. */
export function useReadable(
  query: UseQueryResult<{ title: string; value: string }>,
  open: boolean,
): Loadable<AgreementText> | undefined {
  const html = useSanitisedHtml(query.data?.value);
  if (!open) return undefined;
  const loadable = toLoadable(query, ({ title }) => ({ title, html: html ?? '' }));
  return loadable.state === 'ready' && html === undefined ? { state: 'loading' } : loadable;
}
