import type { AddressCard } from '@inkstone/api/types';

type Kind = NonNullable<AddressCard['ways']>[number]['kind'];

const kinds: readonly Kind[] = ['metro', 'bus', 'car'];

/** The ways to an address, without those that nobody has written. */
export function waysField(texts: Readonly<Record<Kind, string>>): Pick<AddressCard, 'ways'> {
  const ways = kinds.filter((kind) => texts[kind] !== '').map((kind) => ({ kind, ...parted(texts[kind]) }));
  return ways.length === 0 ? {} : { ways };
}

/** “步行 6 分钟：海棠路站 B 口出” as its two parts; a text without a colon has no duration. */
function parted(text: string): { duration: string; route: string } {
  const [, duration = '', route = text] = /^([^：]*)：(.*)$/s.exec(text) ?? [];
  return { duration: duration.trim(), route: route.trim() };
}
