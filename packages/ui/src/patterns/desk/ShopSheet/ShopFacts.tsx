import { SheetPart } from '../SheetColumns/SheetColumns.js';
import type { ShopApplication, ShopPaperName } from './application.js';
import { MarkedFacts } from './MarkedFacts.js';
import { shopSheetMessages as messages } from './messages.zh.js';

type FactName = Exclude<
  {
    [Name in keyof ShopApplication]: ShopApplication[Name] extends string ? Name : never;
  }[keyof ShopApplication],
  'query_code' | 'certificate_number'
>;

const groups: readonly { title: string; labels: Readonly<Partial<Record<FactName, string>>> }[] =
  messages.groups;

/** What must agree with each paper. */
const agreesWith: Readonly<Partial<Record<FactName, ShopPaperName>>> = {
  company_name: 'business_license',
  company_number: 'business_license',
  address: 'business_license',
  contact: 'identity_card',
};

interface ShopFactsProps {
  shop: ShopApplication;
  /** The paper that is shown beside it. */
  shown: string;
}

/** The data of an application, with the number of the paper that each must agree with. */
export function ShopFacts({ shop, shown }: ShopFactsProps) {
  const numberOf = (name: string | undefined) => shop.papers.findIndex(({ paper }) => paper === name) + 1;
  return groups.map(({ title, labels }) => (
    <SheetPart key={title} title={title}>
      <MarkedFacts
        facts={(Object.entries(labels) as [FactName, string][]).map(([name, label]) => ({
          label,
          value: name === 'shop_url' ? <ShopLink href={shop.shop_url} /> : shop[name],
          paper: numberOf(agreesWith[name]) || undefined,
        }))}
        shownPaper={numberOf(shown)}
      />
    </SheetPart>
  ));
}

function ShopLink({ href }: { href: string }) {
  return (
    <a href={href} target="_blank" rel="noreferrer">
      {href.replace(/^https?:\/\//u, '')}
    </a>
  );
}
