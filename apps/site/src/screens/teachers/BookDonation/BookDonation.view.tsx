import type { Crumb } from '@inkstone/ui/components/Breadcrumbs';
import { Button } from '@inkstone/ui/components/Button';
import { EmptyState } from '@inkstone/ui/components/EmptyState';
import { BookDonationForm, type BookDonationFormProps } from '@inkstone/forms/bookDonation';
import { PageColumn } from '@inkstone/ui/patterns/PageColumn';
import { PageHeading } from '@inkstone/ui/patterns/PageHeading';

import { PageCrumbs } from '../../../lib/components/PageCrumbs/PageCrumbs.js';
import type { SideListModel } from '../../../kits/side/side-list.js';
import { SideList } from '../../../kits/side/SideList.js';
import { Columns } from './BookDonation.styles.js';

export interface BookDonationViewProps extends Pick<
  BookDonationFormProps,
  'regions' | 'regionsLoading' | 'onSubmit'
> {
  title: string;
  crumbs: readonly Crumb[];
  /** Articles on the projects: who can apply, and what was given. */
  projects: SideListModel;
  /** The application has been sent. */
  sent: boolean;
  onAgain: () => void;
}

export function BookDonationView({ title, crumbs, projects, sent, onAgain, ...form }: BookDonationViewProps) {
  const back = crumbs.at(-2);
  return (
    <PageColumn>
      <PageCrumbs items={crumbs} />
      <PageHeading title={title} />
      {sent ? (
        <EmptyState
          title="申请已经提交"
          description="我们会按所留的电话联系您，请保持畅通。"
          action={
            <>
              <Button href={back?.href ?? ''}>{`回到${back?.label ?? ''}`}</Button>
              <Button onClick={onAgain}>再写一份</Button>
            </>
          }
        />
      ) : (
        <Columns>
          <BookDonationForm {...form} />
          <aside>
            <SideList list={projects} />
          </aside>
        </Columns>
      )}
    </PageColumn>
  );
}
