import { useEffect, useRef, type ComponentProps, type ReactNode, type RefObject } from 'react';

import { Content, Layout, Progress } from './Wizard.styles.js';

export interface WizardProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** A `StepBar`, or `SealSteps` for the layout `side`, and what is above it, such as the page title; `false` for none. */
  progress: ReactNode;
  /** Id or number of the current step; `undefined` while unknown. */
  step: string | number | undefined;
  /** Accessible name of the content of the step. */
  label: string;
  /** `side` puts the progress in a column next to the content, for long procedures; above it on a phone. */
  layout?: 'top' | 'side' | undefined;
  /**
   * The content of the step. If it has a heading, put the ref and `tabIndex={-1}` on that, so that screen
   * readers read it after the change.
   */
  children: ReactNode | ((heading: RefObject<HTMLHeadingElement | null>) => ReactNode);
}

/** A task in several steps. The focus moves to a new step's heading: the clicked button is gone. */
export function Wizard({ progress, step, label, layout = 'top', children, ...rest }: WizardProps) {
  const { content, heading } = useFocusAtNewStep(step);
  const side = layout === 'side';
  return (
    <Layout {...rest} $side={side}>
      {progress !== false && <Progress $side={side}>{progress}</Progress>}
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
    // After the page is loaded, the focus stays where it is.
    if (!first) (heading.current ?? content.current)?.focus();
  }, [step]);
  return { content, heading };
}
