import { submitBookDonationMutation } from '@inkstone/api/feedback';
import { getProvincesQuery } from '@inkstone/api/lookups';
import { useApi } from '@inkstone/api/react';
import { SECTIONS } from '@inkstone/api/rules';
import { useToast } from '@inkstone/ui/components/Toast';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { useCrumbs, usePageNames, useSectionTitle } from '../../../kits/use-section.js';
import { useSideArticles } from '../../../kits/side/use-side-articles.js';
import { BookDonationView } from './BookDonation.view.js';

/** The application of a school or another organisation for books (Spec B 2.6, 7). */
export function BookDonation() {
  const client = useApi();
  const toast = useToast();
  const title = useSectionTitle('bookDonation');
  const crumbs = useCrumbs('fundingPublicWelfareProjects', title);
  const names = usePageNames(['fundingPublicWelfareProjects']);
  const projects = useSideArticles({
    title: names.fundingPublicWelfareProjects,
    of: { column_id: SECTIONS.fundingPublicWelfareProjects.id },
  });
  const provinces = useQuery(getProvincesQuery(client));
  // Quiet, because the form itself shows why the server refused.
  const donate = useMutation({ ...submitBookDonationMutation(client), meta: { quiet: true } });
  const [sent, setSent] = useState(false);

  return (
    <BookDonationView
      title={title}
      crumbs={crumbs}
      projects={projects}
      regions={(provinces.data ?? []).map(({ name, children }) => ({
        value: name,
        label: name,
        children: children.map((city) => ({ value: city.name, label: city.name })),
      }))}
      regionsLoading={provinces.isPending}
      sent={sent}
      onSubmit={async (payload) => {
        const { msg } = await donate.mutateAsync(payload);
        toast.success(msg);
        setSent(true);
      }}
      onAgain={() => setSent(false)}
    />
  );
}
