import { SearchForm } from '@inkstone/forms/search';
import { EmptyState } from '@inkstone/ui/components/EmptyState';
import { Skeleton } from '@inkstone/ui/components/Skeleton';
import { PageColumn } from '@inkstone/ui/patterns/PageColumn';
import { PageHeading } from '@inkstone/ui/patterns/PageHeading';
import type { BannerSlide } from '@inkstone/ui/patterns/SectionBanner';
import { StationTabs, type Station } from '@inkstone/ui/patterns/StationTabs';
import { StopList, type Stop } from '@inkstone/ui/patterns/StopList';

import type { Loadable } from '../../../lib/loadable.js';
import { Part } from '../../../lib/components/Part/Part.js';
import { Banner } from '../../../kits/banner/Banner.js';
import type { ListModel } from '../../../kits/list/list-model.js';
import { ListResults } from '../../../kits/list/ListResults.js';
import { Count, Related, SheetTitle } from './CheckTheProcess.styles.js';

export interface CheckTheProcessViewProps {
  title: string;
  slides: Loadable<BannerSlide[]>;
  types: Loadable<Station[]>;
  /** Id of the chosen type; '' until the types are there. */
  type: string;
  onType: (id: string) => void;
  /** The articles of the chosen type. */
  stops: ListModel<Stop>;
  /** Pages that are looked up beside a procedure. */
  related: readonly { label: string; href: string }[];
  onSearch: (text: string) => void;
}

export function CheckTheProcessView({
  title,
  slides,
  types,
  type,
  onType,
  stops,
  related,
  onSearch,
}: CheckTheProcessViewProps) {
  return (
    <PageColumn>
      <Banner slides={slides} label={`${title}推荐`} />
      <PageHeading
        title={title}
        note="什么时候，去哪里，办哪一步"
        actions={<SearchForm place="process" value="" onSearch={onSearch} />}
      />
      <Part of={types}>
        {(stations) =>
          stations === undefined ? (
            <Skeleton shape="block" height="36rem" />
          ) : stations.length === 0 ? (
            <EmptyState title="暂无流程" />
          ) : (
            <StationTabs label="流程的类型" stations={stations} value={type} onChange={onType}>
              <Articles stops={stops} name={stations.find(({ id }) => id === type)?.label ?? ''} />
              <Related aria-label="一起查">
                <p>办这件事，常要一起查</p>
                {related.map(({ label, href }) => (
                  <a key={href} href={href}>
                    {label}
                  </a>
                ))}
              </Related>
            </StationTabs>
          )
        }
      </Part>
    </PageColumn>
  );
}

function Articles({ name, stops }: { name: string; stops: ListModel<Stop> }) {
  const { results, page, pageSize } = stops;
  return (
    <>
      <SheetTitle>
        {name}
        {results.state === 'ready' && <Count>{results.data.count} 篇</Count>}
      </SheetTitle>
      <ListResults list={stops} noun="流程">
        {(items) => (
          <StopList stops={items ?? []} from={(page - 1) * pageSize + 1} loading={items === undefined} />
        )}
      </ListResults>
    </>
  );
}
