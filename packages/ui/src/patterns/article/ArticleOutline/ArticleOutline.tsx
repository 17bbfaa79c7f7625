import type { ComponentProps } from 'react';

import { Icon } from '../../../components/Icon/index.js';
import { articleOutlineMessages } from './messages.zh.js';
import { Entry, Fold, List, Root, Summary, Title } from './ArticleOutline.styles.js';

export interface OutlineEntry {
  id: string;
  title: string;
}

export interface ArticleOutlineProps extends Omit<ComponentProps<'nav'>, 'children'> {
  entries: readonly OutlineEntry[];
  /** Id of the section that is being read. */
  currentId?: string | undefined;
  /** Called with the id of the section to scroll to. */
  onGo: (id: string) => void;
  /** Folded behind its title, as above the text on a phone. */
  folded?: boolean | undefined;
}

/** The sections of a long article. They are buttons, because the hash of the URL belongs to the router. */
export function ArticleOutline({ entries, currentId, onGo, folded = false, ...rest }: ArticleOutlineProps) {
  const list = (
    <List>
      {entries.map(({ id, title }) => (
        <li key={id}>
          <Entry
            type="button"
            aria-current={id === currentId ? 'location' : undefined}
            onClick={() => onGo(id)}
          >
            {title}
          </Entry>
        </li>
      ))}
    </List>
  );
  return (
    <Root aria-label={articleOutlineMessages.label} {...rest}>
      {folded ? (
        <Fold>
          <Summary>
            <Icon name="menu" size={16} />
            {articleOutlineMessages.sections(entries.length)}
            <Icon name="chevron-down" size={16} />
          </Summary>
          {list}
        </Fold>
      ) : (
        <>
          <Title aria-hidden="true">{articleOutlineMessages.label}</Title>
          {list}
        </>
      )}
    </Root>
  );
}
