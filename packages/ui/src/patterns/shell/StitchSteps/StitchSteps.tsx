import type { ComponentProps } from 'react';

import { placeOf } from '../../../components/steps/state.js';
import { VisuallyHidden } from '../../../components/VisuallyHidden/index.js';
import type { Brand } from '../../types.js';
import { stitchStepsMessages as messages } from './messages.zh.js';
import { Done, Name, NeedleDrawing, Panel, Seal, Slip, Step, Steps } from './StitchSteps.styles.js';

export interface StitchStepsProps extends ComponentProps<'div'> {
  brand: Brand;
  /** The result of the steps, written vertically on the slip: at most five characters. */
  title: string;
  /** Two to four steps, of at most five characters each. */
  steps: readonly string[];
  /** Index of the current step. */
  current: number;
}

/** The progress through steps as a book's binding: the left half of a `LoginCard`, a strip on a phone. */
export function StitchSteps({ brand, title, steps, current, ...rest }: StitchStepsProps) {
  return (
    <Panel {...rest}>
      <Slip aria-hidden="true">{title}</Slip>
      <Steps aria-label={title}>
        {steps.map((name, index) => {
          const state = placeOf(index, current);
          return (
            <Step key={name} $state={state} aria-current={state === 'current' ? 'step' : undefined}>
              <Name $state={state}>{name}</Name>
              {state === 'done' && <Done>{messages.done}</Done>}
              {state === 'current' && (
                <>
                  <VisuallyHidden>{messages.current}</VisuallyHidden>
                  <Needle />
                </>
              )}
            </Step>
          );
        })}
      </Steps>
      <Seal aria-hidden="true">{brand.sealText ?? brand.name.slice(0, 2)}</Seal>
    </Panel>
  );
}

function Needle() {
  return (
    <NeedleDrawing viewBox="0 0 100 130" aria-hidden="true">
      <path d="M96 4C70 38 46 12 30 50" fill="none" stroke="currentColor" strokeWidth="2.2" />
      <path d="M-6 0 54-2.6 60 0 54 2.6Z" fill="#E9EBEE" transform="translate(30 50) rotate(112)" />
    </NeedleDrawing>
  );
}
