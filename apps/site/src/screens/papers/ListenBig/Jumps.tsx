import { VisuallyHidden } from '@inkstone/ui/components/VisuallyHidden';

import { Count, Jump, Row } from './Jumps.styles.js';

/** The band below the list. */
export const INSIDE_ID = 'inside-papers';

interface JumpsProps {
  titles: number | undefined;
  inside: number;
}

/** On a phone the way past the titles to what was found inside papers. */
export function Jumps({ titles, inside }: JumpsProps) {
  return (
    <Row>
      <Jump as="p" $here>
        标题里 <Count>{titles}</Count>
        <VisuallyHidden> 份</VisuallyHidden>
      </Jump>
      <Jump
        type="button"
        $here={false}
        onClick={() => {
          // The address is the route, so a link to a place in the page would leave it.
          const band = document.getElementById(INSIDE_ID);
          band?.scrollIntoView();
          band?.focus({ preventScroll: true });
        }}
      >
        在试卷里 <Count>{inside}</Count>
        <VisuallyHidden> 份</VisuallyHidden>
      </Jump>
    </Row>
  );
}
