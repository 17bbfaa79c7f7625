import { Button } from '@inkstone/ui/components/Button';

import { paths } from '../../../lib/config/paths.js';
import { NameNotFound } from '../NameNotFound.js';
import { Whole } from '../NameNotFound.styles.js';
import type { NearShops } from './use-near-shops.js';

export interface NotListedProps {
  search: string;
  /** The chosen platform, which also narrows the search. */
  platform: string | undefined;
  near: NearShops;
  onAll: () => void;
}

/** The answer to a check of a shop that is not authorized. */
export function NotListed({ search, platform, near: { count, shops }, onAll }: NotListedProps) {
  const place = platform === undefined ? '名录里' : `名录的“${platform}”里`;
  const [first] = shops;
  return (
    <NameNotFound
      title={search === '' ? [`${place}还没有网店`] : [`${place}没有`, `“${search}”`]}
      hints={
        first === undefined
          ? [
              '照店铺页面上的授权编号查；',
              '名称相近不等于同一家店，以授权编号为准。',
              '没有授权的店卖出的书，我们无法保证是正版。',
            ]
          : [
              '先看看相近的名字，是不是差了一两个字；',
              <>
                也可以照店铺页面上的授权编号查，<Whole>如 {first.number}；</Whole>
              </>,
              '名称相近不等于同一家店，以授权编号为准。',
            ]
      }
      ways={
        <>
          <Button onClick={onAll}>
            {count === undefined ? '看全部授权店' : `看全部 ${String(count)} 家`}
          </Button>
          <Button href={paths.testAndVerify.href()}>已经买了？去查验</Button>
        </>
      }
      near={shops.map(({ id, href, parts, platform: mark, province, number, term }) => ({
        id,
        href,
        parts,
        mark,
        facts: [province, number, term.text],
      }))}
      nearTitle="名字相近的授权店"
      nearAction="看授权"
    />
  );
}
