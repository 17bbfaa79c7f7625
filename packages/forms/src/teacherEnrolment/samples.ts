import type { RadioOption } from '@inkstone/ui/components/RadioGroupField';

/** Stages with ids as values. */
export const stages: readonly RadioOption[] = [
  { value: '9', label: '高中', stage: 'high' },
  { value: '10', label: '初中', stage: 'middle' },
  { value: '7', label: '小学', stage: 'primary' },
];
