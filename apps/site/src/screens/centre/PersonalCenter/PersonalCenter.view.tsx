import { Button } from '@inkstone/ui/components/Button';
import { Icon } from '@inkstone/ui/components/Icon';
import { VisuallyHidden } from '@inkstone/ui/components/VisuallyHidden';
import { BookSpines, type SpineBook } from '@inkstone/ui/patterns/BookSpines';
import { PageColumn } from '@inkstone/ui/patterns/PageColumn';
import { PageHeading } from '@inkstone/ui/patterns/PageHeading';
import { useMediaQuery } from '@inkstone/ui/theme';
import { media } from '@inkstone/ui/tokens';

import type { Loadable } from '../../../lib/loadable.js';
import { Part } from '../../../lib/components/Part/Part.js';
import { paths } from '../../../lib/config/paths.js';
import { CentreContents, CentrePlate } from '../../../kits/centre/CentreFrame.js';
import { Frame, Side } from '../../../kits/centre/CentreFrame.styles.js';
import type { CentreModel } from '../../../kits/centre/centre-model.js';
import { Latest, type LatestProps } from './Latest.js';
import { Hub, Services, ShelfNote, Unnamed } from './PersonalCenter.styles.js';

export interface PersonalCenterViewProps extends LatestProps {
  centre: CentreModel;
  title: string;
  /** Whether the real name is verified: otherwise the page asks for it. */
  named: boolean;
  books: Loadable<{ items: SpineBook[]; count: number }>;
}

const SERVICES = [
  { href: paths.testAndVerify.href(), name: '正版查验', note: '输入防伪码' },
  { href: paths.bookCorrection.href(), name: '图书纠错', note: '纠错与建议' },
  { href: paths.bookDonation.href(), name: '申请赠书', note: '为学校申请' },
  { href: paths.queryProgressStep.href(), name: '授权进度', note: '凭查询码' },
];

export function PersonalCenterView(props: PersonalCenterViewProps) {
  const { centre, title } = props;
  const plate = <CentrePlate centre={centre} />;
  // Two orders of the same parts: with CSS alone the order of the tab key would differ from what is seen.
  if (useMediaQuery(media.mobile)) {
    return (
      <PageColumn>
        <Hub>
          <h1>
            <VisuallyHidden>{title}</VisuallyHidden>
          </h1>
          {plate}
          <Own {...props} />
          <CentreContents centre={centre} current="personalCenter" others />
          <ServiceLinks />
        </Hub>
      </PageColumn>
    );
  }
  return (
    <PageColumn>
      <Frame>
        <Side>
          {plate}
          <CentreContents centre={centre} current="personalCenter" />
        </Side>
        <div>
          <PageHeading title={title} />
          <Own {...props} />
          <Latest {...props} />
          <ServiceLinks />
        </div>
      </Frame>
    </PageColumn>
  );
}

function Own({ named, books }: Pick<PersonalCenterViewProps, 'named' | 'books'>) {
  return (
    <div>
      {!named && (
        <Unnamed>
          <Icon name="shield" size={20} />
          <span>您还没有实名认证，只需姓名与身份证号。</span>
          <Button size="sm" href={paths.personalInfor.href()}>
            去认证
          </Button>
        </Unnamed>
      )}
      <Part of={books}>{(shelf) => <Shelf shelf={shelf} />}</Part>
    </div>
  );
}

function Shelf({ shelf }: { shelf: { items: SpineBook[]; count: number } | undefined }) {
  const none = shelf?.count === 0;
  return (
    <section aria-label="书架">
      <BookSpines
        books={shelf?.items ?? []}
        loading={shelf === undefined}
        label={`我的图书，${String(shelf?.count ?? 0)} 本`}
        addHref={paths.testAndVerify.href()}
      />
      <ShelfNote>
        <span>
          {none ? '暂无图书，查验过的正版书会自己上架' : '查验过的正版书会自己上架，点书脊看配套资源'}
        </span>
        {shelf !== undefined && !none && <a href={paths.myBook.href()}>我的图书 {String(shelf.count)} 本</a>}
      </ShelfNote>
    </section>
  );
}

function ServiceLinks() {
  return (
    <Services aria-label="服务">
      {SERVICES.map(({ href, name, note }) => (
        <li key={href}>
          <a href={href}>
            <b>{name}</b>
            <small>{note}</small>
          </a>
        </li>
      ))}
    </Services>
  );
}
