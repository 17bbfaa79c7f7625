import { Button } from '@inkstone/ui/components/Button';
import { Drawer } from '@inkstone/ui/components/Drawer';
import type { FilterOption } from '@inkstone/ui/components/FilterRows';
import { Icon } from '@inkstone/ui/components/Icon';
import { Skeleton } from '@inkstone/ui/components/Skeleton';
import { TileMap } from '@inkstone/ui/patterns/TileMap';

import { useDisclosure } from '../../../lib/hooks/use-disclosure.js';
import { Everywhere, Map } from './OfflineAgent.styles.js';
import { toTiles } from './region-map.js';

export interface RegionChoiceProps {
  regions: readonly FilterOption[] | undefined;
  /** '' for all regions. */
  value: string;
  onChange: (value: string) => void;
  /** On a phone the map opens in a sheet, which closes after the choice. */
  asSheet: boolean;
}

/** The choice of a region on the map, or of all regions. */
export function RegionChoice({ regions, value, onChange, asSheet }: RegionChoiceProps) {
  const sheet = useDisclosure();
  function choose(next: string) {
    onChange(next);
    sheet.hide();
  }
  const map = (
    <Map>
      {regions === undefined ? (
        <Skeleton shape="block" ratio="1" />
      ) : (
        <TileMap label="地区" tiles={toTiles(regions)} value={value} onChange={choose} />
      )}
      <Everywhere>
        <Button size="sm" aria-pressed={value === ''} onClick={() => choose('')}>
          全部地区
        </Button>
      </Everywhere>
    </Map>
  );
  if (!asSheet) return map;
  return (
    <>
      <Button size="sm" endIcon={<Icon name="chevron-down" size={16} />} onClick={sheet.show}>
        换地区
      </Button>
      <Drawer open={sheet.open} onClose={sheet.hide} title="选择地区" side="bottom">
        {map}
      </Drawer>
    </>
  );
}
