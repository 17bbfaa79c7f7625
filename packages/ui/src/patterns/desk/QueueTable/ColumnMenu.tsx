import { Button } from '../../../components/Button/index.js';
import { Menu } from '../../../components/Menu/index.js';
import { queueTableMessages as messages } from './messages.zh.js';

interface ColumnMenuProps {
  /** The columns of the table; one that is always shown is not offered. */
  columns: readonly { id: string; name: string; always?: boolean | undefined }[];
  /** Ids of the columns that are not shown. */
  hiddenColumns: readonly string[];
  onChange: (hiddenColumns: string[]) => void;
}

/** Chooses the columns of a table. */
export function ColumnMenu({ columns, hiddenColumns, onChange }: ColumnMenuProps) {
  const items = columns
    .filter(({ always = false }) => !always)
    .map(({ id, name }) => {
      const isHidden = hiddenColumns.includes(id);
      return {
        id,
        label: name,
        icon: isHidden ? ('plus' as const) : ('check' as const),
        onSelect: () =>
          onChange(isHidden ? hiddenColumns.filter((other) => other !== id) : [...hiddenColumns, id]),
      };
    });
  return (
    <Menu items={items} align="end">
      {(trigger) => (
        <Button {...trigger} variant="quiet" size="sm">
          {messages.columns}
        </Button>
      )}
    </Menu>
  );
}
