import { useId, type ComponentProps } from 'react';

import { Icon } from '../../../components/Icon/index.js';
import { VisuallyHidden } from '../../../components/VisuallyHidden/index.js';
import { Count, Entries, Entry, Leader, Sheet, Title, Way } from './HubContents.styles.js';
import { hubContentsMessages } from './messages.zh.js';

export interface HubContentsEntry {
  /** Name of the page. */
  label: string;
  href: string;
  /** Number of items on the page; an arrow is drawn while unknown. */
  count?: number | undefined;
}

export interface HubContentsProps extends Omit<ComponentProps<'nav'>, 'children'> {
  entries: readonly HubContentsEntry[];
}

/** The pages of a section as a table of contents. Its height does not depend on the counts. */
export function HubContents({ entries, ...rest }: HubContentsProps) {
  const titleId = useId();
  return (
    <Sheet aria-labelledby={titleId} {...rest}>
      <Title id={titleId}>{hubContentsMessages.title}</Title>
      <Entries>
        {entries.map(({ label, href, count }) => (
          <Entry key={href}>
            <Way href={href}>
              {label}
              <Leader aria-hidden="true" />
              {count === undefined ? (
                <Icon name="arrow-right" size={16} />
              ) : (
                <Count>
                  <VisuallyHidden>{hubContentsMessages.count}</VisuallyHidden>
                  {count.toLocaleString('zh-CN')}
                </Count>
              )}
            </Way>
          </Entry>
        ))}
      </Entries>
    </Sheet>
  );
}
