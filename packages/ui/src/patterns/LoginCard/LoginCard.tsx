import type { ComponentProps, ReactNode } from 'react';

import type { Brand } from '../types.js';
import { Card, Foot, FormSide, FrameLine, Line, Seal, Side, Title } from './LoginCard.styles.js';

export interface LoginCardProps extends Omit<ComponentProps<'section'>, 'title'> {
  brand: Brand;
  /** The h1 of the page. */
  title: string;
  /** Two or three vertical lines on the cover, of at most eight characters each. */
  motto: readonly string[];
  /** The form. */
  children: ReactNode;
  /** Below the form, such as the link to registration. */
  footer?: ReactNode;
}

/** The layout of the login and registration pages: a cover beside the form. */
export function LoginCard({ brand, title, motto, children, footer, ...rest }: LoginCardProps) {
  return (
    <Card {...rest}>
      {/* Decorative: the header contains the name of the publisher. */}
      <Side aria-hidden="true">
        {motto.map((line) => (
          <Line key={line}>{line}</Line>
        ))}
        <FrameLine />
        <Seal>{brand.sealText ?? brand.name.slice(0, 2)}</Seal>
      </Side>
      <FormSide>
        <Title>{title}</Title>
        {children}
        {footer !== undefined && <Foot>{footer}</Foot>}
      </FormSide>
    </Card>
  );
}
