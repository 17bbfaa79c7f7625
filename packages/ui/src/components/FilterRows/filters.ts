export interface FilterOption {
  /** Sent on choosing; never ''. */
  value: string;
  label: string;
}

export interface FilterDimension {
  id: string;
  /** Name of the row: 学科. */
  label: string;
  /** What may be chosen, without 全部, which every row puts first by itself. */
  options: readonly FilterOption[];
  /** The options are on their way. */
  loading?: boolean | undefined;
}

/** The chosen value of each dimension by its id; '' or missing means 全部. */
export type FilterValues = Readonly<Record<string, string | undefined>>;

export interface FilterProps {
  dimensions: readonly FilterDimension[];
  values: FilterValues;
  /** A choice in one row; '' for 全部. What it means for other rows is the caller's to decide. */
  onChange: (dimensionId: string, value: string) => void;
  /** Takes every choice back. */
  onClear: () => void;
}

export interface Choice {
  dimension: FilterDimension;
  option: FilterOption;
}

/** What is chosen, in the order of the rows; values that no option bears are left out. */
export function chosen(dimensions: readonly FilterDimension[], values: FilterValues): Choice[] {
  return dimensions.flatMap((dimension) => {
    const option = dimension.options.find(({ value }) => value === values[dimension.id]);
    return option ? [{ dimension, option }] : [];
  });
}
