import type { ReactNode } from 'react';

import type { Brand } from '../../types.js';
import {
  Bar,
  Connection,
  Day,
  Mark,
  Name,
  Operator,
  OperatorMark,
  Place,
  Roles,
  Search,
  Seal,
} from './DeskBar.styles.js';
import { deskFrameMessages as messages } from './messages.zh.js';

export interface DeskOperator {
  name: string;
  /** What the operator may do: 审核. */
  roles: string;
  /** The operator's own page. */
  href: string;
}

interface DeskBarProps {
  brand: Brand;
  date: string;
  operator: DeskOperator;
  connected: boolean;
  search: ReactNode;
  hiddenOnPhone: boolean;
}

/** The upper edge of the desk. On a phone an open tray has its own first line instead. */
export function DeskBar({ brand, date, operator, connected, search, hiddenOnPhone }: DeskBarProps) {
  return (
    <Bar $hiddenOnPhone={hiddenOnPhone}>
      <DeskBrand brand={brand} />
      {search !== undefined && <Search>{search}</Search>}
      <Connection role="status" $connected={connected}>
        {connected ? messages.online : messages.lost}
      </Connection>
      <Day>{date}</Day>
      <Operator href={operator.href}>
        <OperatorMark aria-hidden="true">{Array.from(operator.name)[0]}</OperatorMark>
        <Name>{operator.name}</Name>
        <Roles>{operator.roles}</Roles>
      </Operator>
    </Bar>
  );
}

/** The publisher's seal and name, and where one is. */
export function DeskBrand({ brand }: { brand: Brand }) {
  return (
    <Mark href={brand.homeHref}>
      <Seal aria-hidden="true">{Array.from(brand.sealText ?? brand.name)[0]}</Seal>
      <b>{brand.name}</b>
      <Place>{messages.place}</Place>
    </Mark>
  );
}
