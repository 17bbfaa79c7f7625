import type { ReactNode } from 'react';

/** Props that the field passes to its control; spread them on it. */
export interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': boolean | undefined;
}

/** Props that all fields share. */
export interface FieldFrameProps {
  /** Always visible, above the control. */
  label: string;
  /** What to enter, shown below the control. */
  hint?: ReactNode;
  /** Error message; replaces the hint unless `hintStays`. */
  error?: string | undefined;
  /** Adds 选填 to the label; fields without it are required. */
  optional?: boolean | undefined;
}

export interface FieldOption {
  value: string;
  label: string;
}

/** A group of options under a heading, such as the grades of a stage. */
export interface FieldOptionGroup {
  /** The heading, which cannot be selected. */
  label: string;
  options: readonly FieldOption[];
}
