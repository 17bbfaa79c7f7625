import type { ComponentProps, ReactNode } from 'react';

import type { Brand } from '../types.js';
import { Card, Foot, FormSide, FrameLine, Line, Seal, Side, Title } from './LoginCard.styles.js';

export interface LoginCardProps extends Omit<ComponentProps<'section'>, 'title'> {
  brand: Brand;
  /** The page's h1. */
  title: string;
  /** Vertical lines on the quiet side, two or three, at most eight characters each. */
  motto: readonly string[];
  /** The form. */
  children: ReactNode;
  /** Under a rule at the foot: the way to registration. */
  footer?: ReactNode;
}

/** The frame of the login and registration pages: a quiet cover beside the form. */
export function LoginCard({ brand, title, motto, children, footer, ...rest }: LoginCardProps) {
  return (
    <Card {...rest}>
      {/* Decoration: the name of the house is said by the header. */}
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
