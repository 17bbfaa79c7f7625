import type { ComponentProps } from 'react';

import { Act } from './RecordAct.styles.js';

/** The quiet word at the end of a line: an underlined button. */
export function RecordAct(props: ComponentProps<'button'>) {
  return <Act type="button" {...props} />;
}
