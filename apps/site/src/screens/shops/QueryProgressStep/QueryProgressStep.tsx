import { isApiError } from '@inkstone/api';
import { useApi } from '@inkstone/api/react';
import { applicationStep } from '@inkstone/api/rules';
import { queryShopApplicationQuery } from '@inkstone/api/shops';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';

import { quietly } from '../../../lib/quietly.js';
import { NOT_FOUND } from '../../../lib/refusal-codes.js';
import { useHotline } from '../../../kits/use-hotline.js';
import { useCrumbs, useSectionTitle } from '../../../kits/use-section.js';
import { groupedCode, progressPath } from '../../../lib/models/shop-application.js';
import { queryCode } from '../../../lib/device/choices.js';
import { QueryProgressStepView } from './QueryProgressStep.view.js';

/** The query of an application by its code (Spec B 2.4). */
export function QueryProgressStep() {
  const client = useApi();
  const cache = useQueryClient();
  const navigate = useNavigate();
  const title = useSectionTitle('queryProgressStep');
  const crumbs = useCrumbs('authorizedOnlineShop', title);
  const hotline = useHotline();
  const [unknown, setUnknown] = useState(false);
  const [kept] = useState(queryCode.read);

  return (
    <QueryProgressStepView
      title={title}
      crumbs={crumbs}
      hotline={hotline}
      unknown={unknown}
      kept={kept === undefined ? undefined : { code: groupedCode(kept), href: `#${progressPath(kept, 2)}` }}
      onSubmit={async ({ query_code }) => {
        setUnknown(false);
        try {
          // The form shows why a code was refused. An answer of a minute ago may be out of date.
          const options = { ...quietly(queryShopApplicationQuery(client, query_code)), staleTime: 0 };
          const found = await cache.query(options);
          queryCode.write(found.query_code);
          void navigate(progressPath(found.query_code, applicationStep(found.status)));
        } catch (error) {
          setUnknown(isApiError(error) && error.code === NOT_FOUND);
          throw error;
        }
      }}
    />
  );
}
