import { IconButton } from '@inkstone/ui/components/IconButton';
import { FavouriteButton } from '@inkstone/ui/patterns/FavouriteButton';

import type { ArticlePageModel } from './article-model.js';
import { Actions } from './ArticlePage.styles.js';

/** What a reader can do with an article: keep it, hand it on, print it. */
export function ArticleActions({ favourite, onShare }: Pick<ArticlePageModel, 'favourite' | 'onShare'>) {
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
