import type { Crumb } from '@inkstone/ui/components/Breadcrumbs';
import { Callout } from '@inkstone/ui/components/Callout';
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
import { SharePage } from '../../../kits/share/SharePage.js';
import type { PaperPage } from './model.js';
import { PaperOthers } from './PaperOthers.js';
import { PaperPanel } from './PaperPanel.js';
import { RelatedPapers } from './RelatedPapers.js';
import { BarFavourite, Beside, Columns, KeepPlace, Kept, PhoneLine } from './TopicSubjectDetails.styles.js';
import type { WayToResults } from './use-found-place.js';
import type { PaperSides } from './use-paper-sides.js';

/** What of a withdrawn paper can still be read. */
const LEFT = {
  kept: '现在打开的还能看完，关上后从本机移走。',
  open: '看过的页还在，能接着看、能打印；没打开过的页和下载取不到了。',
};

export interface TopicSubjectDetailsViewProps {
  paper: Detail<PaperPage>;
  crumbs: readonly Crumb[];
  /** The pages that may be seen without a download. */
  reader: ReactNode;
  download: Pick<DownloadButtonProps, 'transfer' | 'onStart' | 'onCancel'>;
  favourite: Favourite;
  /** The button that keeps the paper on this device. */
  keep?: ReactNode;
  /** The publisher has withdrawn it: what is shown is kept on this device until it is closed, or is only open here. */
  withdrawn?: keyof typeof LEFT | undefined;
  sides: PaperSides;
  /** The way back to the search that has found a place in the paper. */
  back?: WayToResults | undefined;
  /** Ref of the element that gets the list of the places. */
  placesRef?: ((element: HTMLElement | null) => void) | undefined;
}

export function TopicSubjectDetailsView(props: TopicSubjectDetailsViewProps) {
  const { paper, crumbs, reader, download, favourite, keep, withdrawn, sides, back, placesRef } = props;
  const mobile = useMediaQuery(media.mobile);
  const button = <DownloadButton label="免费下载" block {...download} />;
  return (
    <DetailPage
      detail={paper}
      title="试卷详情"
      noun="这份试卷"
      back={back ?? { label: '去试卷检索', href: paths.listenBig.href() }}
    >
      {(page) => {
        const share = page !== undefined && <SharePage title={page.head.title} />;
        return (
          <>
            {mobile ? (
              <PhoneLine>
                <WayBack {...(back ?? page?.back ?? { href: paths.listenBig.href(), label: '试卷检索' })} />
                {share}
              </PhoneLine>
            ) : back === undefined ? (
              <PageCrumbs items={crumbs} />
            ) : (
              <WayBack {...back} />
            )}
            {page === undefined ? <PaperHeadSkeleton /> : <PaperHead {...page.head} />}
            {withdrawn !== undefined && (
              <Callout kind="warning">
                <b>出版社撤回了这份试卷。</b>
                {LEFT[withdrawn]}
              </Callout>
            )}
            <Columns>
              {reader}
              {mobile && page !== undefined && <PaperCounts {...page.head} />}
              <Beside aria-label="这份试卷">
                <PaperPanel
                  page={page}
                  placesRef={placesRef}
                  actions={
                    <>
                      {/* On a phone the bar at the bottom has them. */}
                      {!mobile && (
                        <>
                          {button}
                          <Kept>
                            <FavouriteButton {...favourite} />
                            {share}
                          </Kept>
                        </>
                      )}
                      <KeepPlace>{keep}</KeepPlace>
                    </>
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
        );
      }}
    </DetailPage>
  );
}
