import { IconButton } from '@inkstone/ui/components/IconButton';
import { FavouriteButton } from '@inkstone/ui/patterns/FavouriteButton';
import { TextSize, type TextSizeProps } from '@inkstone/ui/patterns/TextSize';

import type { ArticlePageModel } from './article-model.js';
import { Actions } from './ArticlePage.styles.js';

interface ArticleActionsProps extends Pick<ArticlePageModel, 'favourite' | 'onShare'> {
  textSize: Pick<TextSizeProps, 'value' | 'onChange'>;
}

/** What a reader can do with an article: set its size, hand it on, print it, keep it. */
export function ArticleActions({ favourite, onShare, textSize }: ArticleActionsProps) {
  return (
    <Actions>
      <TextSize {...textSize} />
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
