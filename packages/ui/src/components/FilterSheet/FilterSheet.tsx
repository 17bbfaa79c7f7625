import { useImperativeHandle, useState, type ComponentProps, type Ref } from 'react';

import { Button } from '../Button/index.js';
import { Drawer } from '../Drawer/index.js';
import { chosen, FilterRows, type FilterHandle, type FilterProps } from '../FilterRows/index.js';
import { Icon } from '../Icon/index.js';
import { VisuallyHidden } from '../VisuallyHidden/index.js';
import { Count, Opener } from './FilterSheet.styles.js';
import { filterSheetMessages } from './messages.zh.js';

export interface FilterSheetProps extends FilterProps, Omit<ComponentProps<'button'>, 'onChange'> {
  /** Number of items in the list; left out while it is loading. */
  resultCount?: number | undefined;
  /** Measure word of the items: 种, 份. */
  unit?: string | undefined;
  handle?: Ref<FilterHandle> | undefined;
}

/** The filters on a phone: a button with their number, and a sheet; selections apply immediately. */
export function FilterSheet({
  dimensions,
  values,
  onChange,
  onClear,
  resultCount,
  unit = '',
  handle,
  ...rest
}: FilterSheetProps) {
  const [open, setOpen] = useState(false);
  // The row at which the sheet opens; undefined for the first.
  const [startAt, setStartAt] = useState<string>();
  useImperativeHandle(handle, () => ({
    show: (dimensionId) => {
      setStartAt(dimensionId);
      setOpen(true);
    },
  }));
  const count = chosen(dimensions, values).length;
  return (
    <>
      <Opener
        type="button"
        aria-haspopup="dialog"
        {...rest}
        onClick={() => {
          setStartAt(undefined);
          setOpen(true);
        }}
      >
        <Icon name="filter" />
        {filterSheetMessages.open}
        {count > 0 && (
          <Count>
            <VisuallyHidden>{filterSheetMessages.chosen}</VisuallyHidden>
            {count}
          </Count>
        )}
      </Opener>
      <Drawer
        side="bottom"
        title={filterSheetMessages.open}
        open={open}
        onClose={() => setOpen(false)}
        footer={
          <>
            <Button disabled={count === 0} onClick={onClear}>
              {filterSheetMessages.clear}
            </Button>
            <Button variant="primary" onClick={() => setOpen(false)}>
              {resultCount === undefined
                ? filterSheetMessages.apply
                : filterSheetMessages.applyWith(resultCount, unit)}
            </Button>
          </>
        }
      >
        <FilterRows layout="sheet" {...{ dimensions, values, onChange, onClear, startAt }} />
      </Drawer>
    </>
  );
}
