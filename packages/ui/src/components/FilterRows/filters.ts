export interface FilterOption {
  /** The value that is passed to `onChange`; never ''. */
  value: string;
  label: string;
}

export interface FilterDimension {
  id: string;
  /** Label of the row: 学科. */
  label: string;
  /** The options without 全部, which every row adds as the first. */
  options: readonly FilterOption[];
  /** The options are loading. */
  loading?: boolean | undefined;
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
