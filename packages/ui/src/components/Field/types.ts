import type { ReactNode } from 'react';

/** What the frame tells the control inside it; spread it on the control. */
export interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': boolean | undefined;
}

/** The part of a field's props that every kind of field shares. */
export interface FieldFrameProps {
  /** Always in sight, above the control. */
  label: string;
  /** What is expected, below the control. */
  hint?: ReactNode;
  /** What is wrong; takes the place of the hint. */
  error?: string | undefined;
  /** Marks the label with 选填; unmarked fields are required. */
  optional?: boolean | undefined;
}

/** One of the answers a field offers. */
export interface FieldOption {
  /** What the form receives. */
  value: string;
  /** What the reader sees. */
  label: string;
}

/** Answers of one kind under a heading of their own, such as the grades of a stage. */
export interface FieldOptionGroup {
  /** The heading, which cannot be chosen. */
  label: string;
  options: readonly FieldOption[];
}
