import { useLayoutEffect, useRef, useState, type ComponentProps, type SyntheticEvent } from 'react';

import { Dialog } from '../../../components/Dialog/index.js';
import { LargePicture, Text } from './ArticleBody.styles.js';
import { articleBodyMessages } from './messages.zh.js';

export interface ArticleBodyProps extends Omit<
  ComponentProps<'div'>,
  'children' | 'dangerouslySetInnerHTML' | 'ref'
> {
  /**
   * HTML that the caller has ALREADY sanitised. It is inserted unchanged: a script or an event handler in it
   * would run.
   */
  html: string;
  /** Size of the text; headings and line length follow. */
  size?: ArticleTextSize | undefined;
}

export type ArticleTextSize = 'small' | 'medium' | 'large';

interface OpenPicture {
  src: string;
  alt: string;
}

/** The clicked picture. A picture inside a link stays a link. */
function pressedPicture({ target }: SyntheticEvent): OpenPicture | undefined {
  if (!(target instanceof HTMLImageElement) || target.closest('a') !== null) return undefined;
  return { src: target.src, alt: target.alt };
}

/** The text of an article, a book's description or an agreement. Its pictures open in a lightbox. */
export function ArticleBody({ html, size = 'medium', ...rest }: ArticleBodyProps) {
  const textRef = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<OpenPicture>();

  useLayoutEffect(() => {
    // A table that scrolls horizontally must be reachable by keyboard (WCAG 2.1.1).
    for (const table of textRef.current?.querySelectorAll('table') ?? []) {
      if (table.scrollWidth <= table.clientWidth) continue;
      table.tabIndex = 0;
      table.setAttribute('aria-label', table.caption?.textContent ?? articleBodyMessages.table);
    }
    for (const picture of textRef.current?.querySelectorAll('img') ?? []) {
      if (picture.closest('a') !== null) continue;
      picture.tabIndex = 0;
      picture.setAttribute('role', 'button');
      picture.setAttribute('aria-label', articleBodyMessages.enlarge(picture.alt));
    }
  }, [html]);

  return (
    <>
      <Text
        ref={textRef}
        data-size={size}
        {...rest}
        dangerouslySetInnerHTML={{ __html: html }}
        onClick={(event) => setOpen(pressedPicture(event))}
        onKeyDown={(event) => {
          const picture = event.key === 'Enter' || event.key === ' ' ? pressedPicture(event) : undefined;
          if (picture === undefined) return;
          event.preventDefault();
          setOpen(picture);
        }}
      />
      <Dialog
        open={open !== undefined}
        onClose={() => setOpen(undefined)}
        title={open === undefined || open.alt === '' ? articleBodyMessages.picture : open.alt}
        size="lg"
      >
        {open !== undefined && <LargePicture src={open.src} alt={open.alt} />}
      </Dialog>
    </>
  );
}
