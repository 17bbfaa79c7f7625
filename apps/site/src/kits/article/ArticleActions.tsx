import { PrintButton } from '@inkstone/ui/components/PrintButton';
import { FavouriteButton } from '@inkstone/ui/patterns/FavouriteButton';
import { ShareButton } from '@inkstone/ui/patterns/ShareButton';
import { TextSize, type TextSizeProps } from '@inkstone/ui/patterns/TextSize';
import { useMediaQuery } from '@inkstone/ui/theme';
import { media } from '@inkstone/ui/tokens';

import type { ArticlePageModel } from './article-model.js';
import { Actions } from './ArticlePage.styles.js';

interface ArticleActionsProps extends Pick<ArticlePageModel, 'favourite'> {
  /** Title of the article. */
  title: string;
  textSize: Pick<TextSizeProps, 'value' | 'onChange'>;
}

/** What a reader can do with an article: set its size, hand it on, print it, keep it. */
export function ArticleActions({ title, favourite, textSize }: ArticleActionsProps) {
  const mobile = useMediaQuery(media.mobile);
  return (
    <Actions>
      <TextSize {...textSize} />
      <ShareButton title={title} />
      <PrintButton />
      <FavouriteButton {...favourite} compact={mobile} />
    </Actions>
  );
}
