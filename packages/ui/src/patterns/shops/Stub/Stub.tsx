import type { ComponentProps, ReactNode } from 'react';

import { stubMessages as messages } from './messages.zh.js';
import { Counterfoil, Label, Own, Root, Seal, SealText, type StubFit } from './Stub.styles.js';

export interface StubProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The two characters of the publisher's seal. */
  sealName: string;
  /** The owner of the counterfoil: 砚田存. */
  keeper: string;
  /** `joined`: one receipt. `apart`: waits for a code. `askew`: two halves that do not fit. */
  fit?: StubFit | undefined;
  /** The applicant's half. */
  children: ReactNode;
  /** The publisher's half. */
  counterfoil: ReactNode;
}

/** A receipt with a seal across its cut: one half for the applicant, one for the publisher. */
export function Stub({ sealName, keeper, fit = 'joined', children, counterfoil, ...rest }: StubProps) {
  // Each half draws the whole seal and clips it at the cut.
  const seal = (
    <Seal aria-hidden="true">
      <SealText>{messages.seal + sealName}</SealText>
    </Seal>
  );
  return (
    <Root $fit={fit} {...rest}>
      <Own>
        <Label>{messages.own}</Label>
        {children}
        {seal}
      </Own>
      <Counterfoil $fit={fit}>
        <Label>{keeper}</Label>
        {counterfoil}
        {seal}
      </Counterfoil>
    </Root>
  );
}
