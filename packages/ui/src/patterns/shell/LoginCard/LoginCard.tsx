import type { ComponentProps, ReactNode } from 'react';

import type { Brand } from '../../types.js';
import { Card, Foot, FormSide, FrameLine, Intro, Line, Seal, Side, Title } from './LoginCard.styles.js';

export interface LoginCardProps extends Omit<ComponentProps<'section'>, 'title'> {
  brand: Brand;
  /** The h1 of the page. */
  title: string;
  /** One sentence below the title. */
  intro?: ReactNode;
  /** Two or three vertical lines on the cover, of at most eight characters each. */
  motto?: readonly string[];
  /** Replaces the cover, such as `StitchSteps`. Unlike the cover, it is also shown on a phone. */
  side?: ReactNode;
  /** The form. */
  children: ReactNode;
  /** Shown below the form, such as the link to registration. */
  footer?: ReactNode;
}

/** The layout of the login and recovery pages: a cover next to the form. */
export function LoginCard({
  brand,
  title,
  intro,
  motto = [],
  side,
  children,
  footer,
  ...rest
}: LoginCardProps) {
  return (
    <Card {...rest}>
      {side ?? (
        // Decorative: the header contains the name of the publisher.
        <Side aria-hidden="true">
          {motto.map((line) => (
            <Line key={line}>{line}</Line>
          ))}
          <FrameLine />
          <Seal>{brand.sealText ?? brand.name.slice(0, 2)}</Seal>
        </Side>
      )}
      <FormSide>
        <Title>{title}</Title>
        {intro !== undefined && <Intro>{intro}</Intro>}
        {children}
        {footer !== undefined && <Foot>{footer}</Foot>}
      </FormSide>
    </Card>
  );
}
