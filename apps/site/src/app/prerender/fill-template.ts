/** What a rendered page puts into the built index.html. */
export interface PageParts {
  served: 'home' | 'shell';
  styles: string;
  content: string;
  /** '' for none. */
  data: string;
}

/** Replaces a mark of index.html, which must be there once. */
function put(template: string, mark: string, text: string): string {
  if (template.split(mark).length !== 2) throw new Error(`index.html must contain ${mark} once`);
  return template.replace(mark, () => text);
}

export function fillTemplate(template: string, { served, styles, content, data }: PageParts): string {
  const marks = [
    ['data-served=""', `data-served="${served}"`],
    ['<!--styles-->', styles],
    ['<!--content-->', content],
    ['<!--data-->', data],
  ] as const;
  return marks.reduce((page, [mark, text]) => put(page, mark, text), template);
}
