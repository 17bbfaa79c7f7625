import type MarkdownIt from 'markdown-it';

/** Makes a picture that is alone in its paragraph a figure; its description is shown below it. */
export function captionPictures(markdown: InstanceType<typeof MarkdownIt>): void {
  markdown.core.ruler.push('caption_pictures', (state) => {
    for (const [index, inline] of state.tokens.entries()) {
      const picture = inline.children?.[0];
      if (inline.type !== 'inline' || inline.children?.length !== 1 || picture?.type !== 'image') continue;
      const [before, after] = [state.tokens[index - 1], state.tokens[index + 1]];
      if (before?.type !== 'paragraph_open' || after === undefined || picture.content === '') continue;
      before.tag = 'figure';
      after.tag = 'figure';
      const words = new state.Token('text', '', 0);
      words.content = picture.content;
      inline.children.push(
        new state.Token('figcaption_open', 'figcaption', 1),
        words,
        new state.Token('figcaption_close', 'figcaption', -1),
      );
    }
  });
}
