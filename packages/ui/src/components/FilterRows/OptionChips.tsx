import { Chip } from '../Chip/index.js';
import type { OptionGroup } from './filters.js';
import { Group, GroupName, GroupOptions } from './OptionChips.styles.js';

interface OptionChipsProps {
  groups: readonly OptionGroup[];
  stacked: boolean;
  value: string;
  onChange: (value: string) => void;
}

/** The options of one row, each group after its name. */
export function OptionChips({ groups, stacked, value, onChange }: OptionChipsProps) {
  return groups.map(({ name, options }) => {
    const chips = options.map((option) => (
      <Chip key={option.value} selected={option.value === value} onClick={() => onChange(option.value)}>
        {option.label}
      </Chip>
    ));
    return name === undefined ? (
      chips
    ) : (
      <Group key={name} role="group" aria-label={name} $stacked={stacked}>
        {/* Hidden from screen readers: it is already the name of the group. */}
        <GroupName aria-hidden="true">{name}</GroupName>
        <GroupOptions $stacked={stacked}>{chips}</GroupOptions>
      </Group>
    );
  });
}
