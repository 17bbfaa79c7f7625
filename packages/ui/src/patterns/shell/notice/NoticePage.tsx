import type { ComponentProps, ReactNode } from 'react';

import { Button } from '../../../components/Button/index.js';
import type { Way } from '../../types.js';
import { Badge, Drawing, Page, Text, Title, Way as WayLink, Ways, WaysTitle } from './NoticePage.styles.js';

interface NoticePageProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  drawing: ReactNode;
  badge?: string | undefined;
  title: string;
  text: string;
  homeHref: string;
  homeLabel: string;
  ways: readonly Way[];
  waysTitle: string;
}

/** A page with only a notice: a drawing, a sentence and links. */
export function NoticePage({
  drawing,
  badge,
  title,
  text,
  homeHref,
  homeLabel,
  ways,
  waysTitle,
  ...rest
}: NoticePageProps) {
  return (
    <Page {...rest}>
      <Drawing>{drawing}</Drawing>
      <div>
        {badge !== undefined && <Badge>{badge}</Badge>}
        <Title>{title}</Title>
        <Text>{text}</Text>
        <Button variant="primary" href={homeHref}>
          {homeLabel}
        </Button>
        {ways.length > 0 && (
          <>
            <WaysTitle>{waysTitle}</WaysTitle>
            <Ways>
              {ways.map((way) => (
                <li key={way.href}>
                  <WayLink href={way.href}>{way.label}</WayLink>
                </li>
              ))}
            </Ways>
          </>
        )}
      </div>
    </Page>
  );
}
