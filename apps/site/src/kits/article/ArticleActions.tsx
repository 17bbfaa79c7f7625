import { PrintButton } from '@inkstone/ui/components/PrintButton';
import { FavouriteButton } from '@inkstone/ui/patterns/FavouriteButton';
import { TextSize, type TextSizeProps } from '@inkstone/ui/patterns/TextSize';
import { useMediaQuery } from '@inkstone/ui/theme';
import { media } from '@inkstone/ui/tokens';

import { SharePage } from '../share/SharePage.js';
import type { ArticlePageModel } from './article-model.js';
import { Actions } from './ArticlePage.styles.js';

interface ArticleActionsProps extends Pick<ArticlePageModel, 'favourite'> {
  /** Title of the article. */
  title: string;
  /** Its first sentence, or ''. */
  intro: string;
  textSize: Pick<TextSizeProps, 'value' | 'onChange'>;
}

/** What a reader can do with an article: set its size, hand it on, print it, keep it. */
export function ArticleActions({ title, intro, favourite, textSize }: ArticleActionsProps) {
  const mobile = useMediaQuery(media.mobile);
  return (
    <Actions>
      <TextSize {...textSize} />
      <SharePage title={title} text={intro} />
      <PrintButton />
      <FavouriteButton {...favourite} compact={mobile} />
    </Actions>
  );
}
