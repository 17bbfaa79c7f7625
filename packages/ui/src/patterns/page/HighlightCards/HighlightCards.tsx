import type { ComponentProps } from 'react';

import { PhraseText } from '../../../components/PhraseText/index.js';
import { Skeleton } from '../../../components/Skeleton/index.js';
import { Card, Cards, Numeral, Text, Title, Way, Words } from './HighlightCards.styles.js';
import { highlightCardsMessages } from './messages.zh.js';

export interface Highlight {
  title: string;
  descr: string;
  href: string;
}

export interface HighlightCardsProps extends ComponentProps<'ul'> {
  /** Usually three; each has a numeral 壹 贰 叁. */
  cards: readonly Highlight[];
  loading?: boolean | undefined;
}

/** The publisher's main offers, numbered like chapters. */
export function HighlightCards({ cards, loading = false, ...rest }: HighlightCardsProps) {
  if (loading) {
    return (
      <Cards aria-busy="true" {...rest}>
        {highlightCardsMessages.numerals.slice(0, 3).map((numeral) => (
          <Card key={numeral}>
            <Skeleton shape="block" width="2.125rem" height="2.125rem" />
            <Words>
              <Skeleton width="6rem" style={{ marginBottom: '1rem' }} />
              <Skeleton lines={2} />
            </Words>
          </Card>
        ))}
      </Cards>
    );
  }
  return (
    <Cards {...rest}>
      {cards.map((card, index) => (
        <Card key={card.title}>
          <Numeral aria-hidden="true">{highlightCardsMessages.numerals[index]}</Numeral>
          <Words>
            <Title>
              <Way href={card.href}>
                <PhraseText text={card.title} />
              </Way>
            </Title>
            <Text>{card.descr}</Text>
          </Words>
        </Card>
      ))}
    </Cards>
  );
}
