export interface FilterOption {
  /** The value that is passed to `onChange`; never ''. */
  value: string;
  label: string;
  /** Its group, such as the region of a province; options of one group must follow each other. */
  group?: string | undefined;
}

export interface FilterDimension {
  id: string;
  /** Label of the row: 学科. */
  label: string;
  /** The options without 全部, which every row adds as the first. */
  options: readonly FilterOption[];
  loading?: boolean | undefined;
  /** A short row that shares the line of the row before it, if that is short too. */
  joined?: boolean | undefined;
}

/** The selected value of each dimension by its id; '' or missing means 全部. */
export type FilterValues = Readonly<Record<string, string | undefined>>;

export interface FilterProps {
  dimensions: readonly FilterDimension[];
  values: FilterValues;
  /** Called with the selection of one row; '' for 全部. The caller updates dependent rows. */
  onChange: (dimensionId: string, value: string) => void;
  /** Called to clear all filters. */
  onClear: () => void;
}

/** Moves to the options of one dimension: focuses its row or, on a phone, opens the sheet at it. */
export interface FilterHandle {
  show: (dimensionId: string) => void;
}

export interface Choice {
  dimension: FilterDimension;
  option: FilterOption;
}

/** The selected options in the order of the rows; values without an option are left out. */
export function chosen(dimensions: readonly FilterDimension[], values: FilterValues): Choice[] {
  return dimensions.flatMap((dimension) => {
    const option = dimension.options.find(({ value }) => value === values[dimension.id]);
    return option ? [{ dimension, option }] : [];
  });
}

export interface OptionGroup {
  /** `undefined` for options without a group. */
  name: string | undefined;
  options: readonly FilterOption[];
}

/** The options in their groups, in the order given. */
export function inGroups(options: readonly FilterOption[]): OptionGroup[] {
  const groups = new Map<string | undefined, FilterOption[]>();
  for (const option of options) {
    const group = groups.get(option.group);
    if (group === undefined) groups.set(option.group, [option]);
    else group.push(option);
  }
  return [...groups].map(([name, members]) => ({ name, options: members }));
}

/** The rows, grouped by line. */
export function inLines(dimensions: readonly FilterDimension[]): FilterDimension[][] {
  const lines: FilterDimension[][] = [];
  for (const dimension of dimensions) {
    const last = lines.at(-1);
    if (dimension.joined === true && last !== undefined) last.push(dimension);
    else lines.push([dimension]);
  }
  return lines;
}

/** The options, the selected one first. */
export function chosenFirst(options: readonly FilterOption[], value: string): readonly FilterOption[] {
  const selected = options.find((option) => option.value === value);
  if (selected === undefined) return options;
  return [selected, ...options.filter((option) => option !== selected)];
}
