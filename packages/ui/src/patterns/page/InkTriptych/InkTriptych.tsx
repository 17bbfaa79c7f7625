import type { ComponentProps } from 'react';

import { Icon } from '../../../components/Icon/index.js';
import { Skeleton } from '../../../components/Skeleton/index.js';
import { placeholders } from '../../../components/Skeleton/placeholders.js';
import { Action, Panel, Panels, Text, Title, Wash, Way } from './InkTriptych.styles.js';

export interface InkCard {
  title: string;
  descr: string;
  /** Without it, the card is not a link. */
  href?: string | undefined;
  /** Label of the link: 查看课题. */
  action: string;
}

export interface InkTriptychProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** At most three are shown. */
  cards: readonly InkCard[];
  loading?: boolean | undefined;
}

const PANELS = 3;

/** Three cards side by side in three inks, from dark to pale, each a link. Empty without cards. */
export function InkTriptych({ cards, loading = false, ...rest }: InkTriptychProps) {
  if (loading) {
    return (
      <Panels aria-busy="true" {...rest}>
        {placeholders(PANELS, () => (
          <Panel>
            <Skeleton lines={3} style={{ opacity: 0.3 }} />
          </Panel>
        ))}
      </Panels>
    );
  }
  if (cards.length === 0) return null;
  return (
    <Panels {...rest}>
      {cards.slice(0, PANELS).map(({ title, descr, href, action }) => (
        <Panel key={title}>
          <Wash viewBox="0 0 386 96" preserveAspectRatio="none" aria-hidden="true" focusable="false">
            <path d="M0 70C40 58 74 64 112 52S176 22 214 34s58 30 96 18 48-30 76-34v78H0Z" />
            <path d="M0 84c50-16 96-4 148-16s78-26 122-12 76 8 116-6v46H0Z" />
            <path d="M0 94c60-8 130-6 190-14s120-10 196-2v18H0Z" />
          </Wash>
          <Title>{href === undefined ? title : <Way href={href}>{title}</Way>}</Title>
          <Text>{descr}</Text>
          {href !== undefined && action !== '' && (
            // Part of the click area of the title's link, which names the target.
            <Action aria-hidden="true">
              {action}
              <Icon name="arrow-right" size={16} />
            </Action>
          )}
        </Panel>
      ))}
    </Panels>
  );
}
