import { IconButton } from '@inkstone/ui/components/IconButton';
import { FavouriteButton } from '@inkstone/ui/patterns/FavouriteButton';

import type { Favourite } from '../favourite/use-favourite.js';
import { Actions } from './ArticlePage.styles.js';
import { useShare } from './use-share.js';

interface ArticleActionsProps {
  title: string;
  favourite: Favourite;
}

/** What a reader can do with an article: keep it, hand it on, print it. */
export function ArticleActions({ title, favourite }: ArticleActionsProps) {
  const share = useShare(title);
  return (
    <Actions>
      <IconButton icon="share" label="分享" iconSize={20} onClick={share} />
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
