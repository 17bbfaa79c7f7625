import { IconButton } from '@inkstone/ui/components/IconButton';
import { FavouriteButton } from '@inkstone/ui/patterns/FavouriteButton';

import type { Favourite } from '../favourite/use-favourite.js';
import { Actions } from './ArticlePage.styles.js';

interface ArticleActionsProps {
  favourite: Favourite;
  onShare: () => void;
}

/** What a reader can do with an article: keep it, hand it on, print it. */
export function ArticleActions({ favourite, onShare }: ArticleActionsProps) {
  return (
    <Actions>
      <IconButton icon="share" label="分享" iconSize={20} onClick={onShare} />
      <IconButton
        icon="printer"
        label="打印"
        iconSize={20}
        onClick={() => {
          print();
        }}
      />
      <FavouriteButton {...favourite} />
    </Actions>
  );
}
