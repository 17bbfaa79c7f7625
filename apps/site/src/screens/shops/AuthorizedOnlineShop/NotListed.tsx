import { Button } from '@inkstone/ui/components/Button';

import { paths } from '../../../lib/config/paths.js';
import { Answer, Hints, Ways } from './NotListed.styles.js';

export interface NotListedProps {
  search: string;
  /** The chosen platform, which also narrows the search. */
  platform: string | undefined;
  onAll: () => void;
}

/** The answer to a check of a shop that is not authorized: that is a result, not an empty list. */
export function NotListed({ search, platform, onAll }: NotListedProps) {
  const place = platform === undefined ? '名录里' : `名录的“${platform}”里`;
  return (
    <Answer>
      <h3>{search === '' ? `${place}还没有网店` : `${place}没有“${search}”`}</h3>
      <Hints>
        <li>核对店名是否完整，或改用店铺页面上展示的授权编号再查。</li>
        <li>名称相近不等于同一家店，以授权编号为准。</li>
        <li>没有授权的店卖出的书，我们无法保证是正版。</li>
      </Hints>
      <Ways>
        <Button onClick={onAll}>看全部授权店</Button>
        <Button href={paths.testAndVerify.href()}>已经买了？去查验正版</Button>
      </Ways>
    </Answer>
  );
}
