import type { Crumb } from '@inkstone/ui/components/Breadcrumbs';
import { ActionBar } from '@inkstone/ui/patterns/ActionBar';
import { DownloadButton, type DownloadButtonProps } from '@inkstone/ui/patterns/DownloadButton';
import { FavouriteButton } from '@inkstone/ui/patterns/FavouriteButton';
import { PaperCounts, PaperHead, PaperHeadSkeleton } from '@inkstone/ui/patterns/PaperHead';
import { useMediaQuery } from '@inkstone/ui/theme';
import { media } from '@inkstone/ui/tokens';
import type { ReactNode } from 'react';

import { PageCrumbs } from '../../../lib/components/PageCrumbs/PageCrumbs.js';
import { WayBack } from '../../../lib/components/WayBack/WayBack.js';
import { paths } from '../../../lib/config/paths.js';
import { DetailPage } from '../../../kits/detail/DetailPage.js';
import type { Detail } from '../../../kits/detail/use-detail.js';
import type { Favourite } from '../../../kits/favourite/use-favourite.js';
import type { PaperPage } from './model.js';
import { PaperOthers } from './PaperOthers.js';
import { PaperPanel } from './PaperPanel.js';
import { RelatedPapers } from './RelatedPapers.js';
import { BarFavourite, Beside, Columns } from './TopicSubjectDetails.styles.js';
import type { PaperSides } from './use-paper-sides.js';

export interface TopicSubjectDetailsViewProps {
  paper: Detail<PaperPage>;
  crumbs: readonly Crumb[];
  /** The pages that may be seen without a download. */
  reader: ReactNode;
  download: Pick<DownloadButtonProps, 'transfer' | 'onStart' | 'onCancel'>;
  favourite: Favourite;
  sides: PaperSides;
}

export function TopicSubjectDetailsView(props: TopicSubjectDetailsViewProps) {
  const { paper, crumbs, reader, download, favourite, sides } = props;
  const mobile = useMediaQuery(media.mobile);
  const button = <DownloadButton label="免费下载" block {...download} />;
  return (
    <DetailPage
      detail={paper}
      title="试卷详情"
      noun="这份试卷"
      back={{ label: '去试卷检索', href: paths.listenBig.href() }}
    >
      {(page) => (
        <>
          {mobile ? (
            <WayBack
              href={page?.back.href ?? paths.listenBig.href()}
              label={page?.back.label ?? '试卷检索'}
            />
          ) : (
            <PageCrumbs items={crumbs} />
          )}
          {page === undefined ? <PaperHeadSkeleton /> : <PaperHead {...page.head} />}
          <Columns>
            {reader}
            {mobile && page !== undefined && <PaperCounts {...page.head} />}
            <Beside aria-label="这份试卷">
              <PaperPanel
                page={page}
                // On a phone the bar at the bottom has them.
                actions={
                  !mobile && (
                    <>
                      {button}
                      <FavouriteButton {...favourite} />
                    </>
                  )
                }
              />
              <RelatedPapers papers={page?.related} />
            </Beside>
          </Columns>
          <PaperOthers sides={sides} />
          {mobile && page !== undefined && (
            <ActionBar secondary={<BarFavourite {...favourite} />}>{button}</ActionBar>
          )}
        </>
      )}
    </DetailPage>
  );
}
