import { useEffect, useRef, type ComponentProps, type ReactNode, type RefObject } from 'react';

import { Content, Layout, Progress } from './Wizard.styles.js';

export interface WizardProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** A `StepBar`, or `SealSteps` for the layout `side`; what belongs above it, such as the title of the page. */
  progress: ReactNode;
  /** The step that is shown: its id or number. `undefined` while it is not known yet. */
  step: string | number | undefined;
  /** Accessible name of the content of the step. */
  label: string;
  /** `side` puts the progress in a column beside the content, for procedures of weeks; above it on a phone. */
  layout?: 'top' | 'side' | undefined;
  /**
   * The content of the step. A step with a heading of its own puts the ref and `tabIndex={-1}` on it, so that it is
   * what a screen reader reads after the change.
   */
  children: ReactNode | ((heading: RefObject<HTMLHeadingElement | null>) => ReactNode);
}

/** A task of several steps. The focus moves to the heading of a new step, as the pressed button is gone. */
export function Wizard({ progress, step, label, layout = 'top', children, ...rest }: WizardProps) {
  const { content, heading } = useFocusAtNewStep(step);
  const side = layout === 'side';
  return (
    <Layout {...rest} $side={side}>
      <Progress $side={side}>{progress}</Progress>
      <Content ref={content} role="group" aria-label={label} tabIndex={-1}>
        {typeof children === 'function' ? children(heading) : children}
      </Content>
    </Layout>
  );
}

function useFocusAtNewStep(step: WizardProps['step']) {
  const content = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (step === undefined || shown.current === step) return;
    const first = shown.current === undefined;
    shown.current = step;
    // A page that has just been loaded leaves the focus where it is.
    if (!first) (heading.current ?? content.current)?.focus();
  }, [step]);
  return { content, heading };
}
