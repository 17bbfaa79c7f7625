import { Button } from '@inkstone/ui/components/Button';

import { paths } from '../../../lib/config/paths.js';
import { EmptyPlace } from './EmptyPlace.js';
import { Answer, Hints, Near, NearHead, NearName, Platform, Ways, Whole, Words } from './NotListed.styles.js';
import type { NearShops } from './use-near-shops.js';

export interface NotListedProps {
  search: string;
  /** The chosen platform, which also narrows the search. */
  platform: string | undefined;
  near: NearShops;
  onAll: () => void;
}

/** The answer to a check of a shop that is not authorized: that is a result, not an empty list. */
export function NotListed({ search, platform, near: { count, shops }, onAll }: NotListedProps) {
  const place = platform === undefined ? '名录里' : `名录的“${platform}”里`;
  const [first] = shops;
  return (
    <Answer $alone={first === undefined}>
      <div>
        <EmptyPlace />
        <h3>
          {search === '' ? (
            `${place}还没有网店`
          ) : (
            <>
              <Whole>{place}没有</Whole>
              <Whole>“{search}”</Whole>
            </>
          )}
        </h3>
        <Hints>
          {first && <li>先看看相近的名字，是不是差了一两个字；</li>}
          <li>
            {first ? '也可以' : ''}照店铺页面上的授权编号查
            {first && (
              <>
                ，<Whole>如 {first.number}</Whole>
              </>
            )}
            ；
          </li>
          <li>名称相近不等于同一家店，以授权编号为准。</li>
          {first === undefined && <li>没有授权的店卖出的书，我们无法保证是正版。</li>}
        </Hints>
        <Ways>
          <Button onClick={onAll}>
            {count === undefined ? '看全部授权店' : `看全部 ${String(count)} 家`}
          </Button>
          <Button href={paths.testAndVerify.href()}>已经买了？去查验</Button>
        </Ways>
      </div>
      {first && (
        <section aria-labelledby="near-shops">
          <NearHead>
            <h3 id="near-shops">名字相近的授权店</h3>
            <small>不同的字标了出来</small>
          </NearHead>
          <Near>
            {shops.map(({ id, href, platform: of, parts, province, number, term }) => (
              <li key={id}>
                <Platform>{of}</Platform>
                <Words>
                  <NearName href={href}>
                    {/* The parts keep no state. */}
                    {parts.map(({ text, differs }, index) =>
                      differs ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
                    )}
                  </NearName>
                  <small>
                    {province} · <Whole>{number}</Whole> · <Whole>{term.text}</Whole>
                  </small>
                </Words>
                <i aria-hidden="true">看授权</i>
              </li>
            ))}
          </Near>
        </section>
      )}
    </Answer>
  );
}
