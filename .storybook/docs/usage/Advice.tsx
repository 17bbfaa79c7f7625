import type { ReactNode } from 'react';

import { Example, Mark, Reason, Scene } from './Advice.styles.js';

export { Pair } from './Advice.styles.js';

interface ExampleProps {
  /** Why it is right or wrong. */
  why: string;
  children: ReactNode;
}

function Judged({ good, why, children }: ExampleProps & { good: boolean }) {
  return (
    // Storybook styles text and lists on its pages; the class keeps it from the components.
    <Example $good={good} className="sb-unstyled">
      <Scene>{children}</Scene>
      <Reason>
        <Mark $good={good}>{good ? '宜' : '忌'}</Mark>
        {why}
      </Reason>
    </Example>
  );
}

/** An example to follow. */
export function Do(props: ExampleProps) {
  return <Judged good {...props} />;
}

/** An example to avoid. */
export function Dont(props: ExampleProps) {
  return <Judged good={false} {...props} />;
}
