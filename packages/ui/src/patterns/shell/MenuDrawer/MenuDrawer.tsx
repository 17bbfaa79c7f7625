import { useId, useState } from 'react';

import { Button } from '../../../components/Button/index.js';
import { Drawer } from '../../../components/Drawer/index.js';
import { Icon } from '../../../components/Icon/index.js';
import { Skeleton } from '../../../components/Skeleton/index.js';
import { AccountLink } from '../AccountLink/AccountLink.js';
import { MenuChildren } from '../menu/MenuChildren.js';
import type { ThemeChoice } from '../ThemeSwitch/ThemeSwitch.js';
import type { Account, MenuSection } from '../../types.js';
import { Appearance, Children, Ghost, Head, Opener, Parent, Sections } from './MenuDrawer.styles.js';
import { menuDrawerMessages } from './messages.zh.js';

export interface MenuDrawerProps {
  open: boolean;
  onClose: () => void;
  sections: readonly MenuSection[];
  /** Id of the current section or child; its section is expanded. */
  currentId?: string | number | undefined;
  account: Account;
  /** Called to log out. The button is shown after login. */
  onLogout?: (() => void) | undefined;
  loading?: boolean | undefined;
  theme: ThemeChoice;
  onTheme: (choice: ThemeChoice) => void;
}

/** All sections of the site with their children. A click on a link closes the drawer. */
export function MenuDrawer({
  open,
  onClose,
  sections,
  currentId,
  account,
  onLogout,
  loading = false,
  theme,
  onTheme,
}: MenuDrawerProps) {
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={menuDrawerMessages.title}
      footer={
        <>
          <AccountLink account={account} withName onClick={onClose} />
          {account.loggedIn && onLogout && (
            <Button
              variant="quiet"
              onClick={() => {
                onClose();
                onLogout();
              }}
            >
              {menuDrawerMessages.logout}
            </Button>
          )}
        </>
      }
    >
      {loading ? (
        <Ghost aria-busy="true">
          <Skeleton lines={1} width="40%" />
          <Skeleton lines={1} width="52%" />
          <Skeleton lines={1} width="34%" />
          <Skeleton lines={1} width="46%" />
        </Ghost>
      ) : (
        <nav aria-label={menuDrawerMessages.label}>
          <Sections>
            {sections.map((section) => (
              <DrawerSection key={section.id} section={section} currentId={currentId} onLeave={onClose} />
            ))}
          </Sections>
        </nav>
      )}
      <Appearance value={theme} onChange={onTheme} />
    </Drawer>
  );
}

interface DrawerSectionProps {
  section: MenuSection;
  currentId: string | number | undefined;
  onLeave: () => void;
}

function DrawerSection({ section, currentId, onLeave }: DrawerSectionProps) {
  const { id, label, href, children = [] } = section;
  const listId = useId();
  const holdsCurrent = children.some((child) => child.id === currentId);
  const [expanded, setExpanded] = useState(holdsCurrent);
  const disclosure = {
    type: 'button' as const,
    'aria-expanded': expanded,
    'aria-controls': listId,
    onClick: () => setExpanded(!expanded),
  };
  return (
    <li>
      <Head>
        {href === undefined ? (
          <Parent as="button" {...disclosure}>
            {label}
            <Icon name="chevron-down" />
          </Parent>
        ) : (
          <Parent href={href} aria-current={id === currentId ? 'page' : undefined} onClick={onLeave}>
            {label}
          </Parent>
        )}
        {children.length > 0 && href !== undefined && (
          <Opener
            {...disclosure}
            aria-label={expanded ? menuDrawerMessages.collapse(label) : menuDrawerMessages.expand(label)}
          >
            <Icon name="chevron-down" />
          </Opener>
        )}
      </Head>
      <Children id={listId} hidden={!expanded}>
        <MenuChildren sections={children} currentId={currentId} onLeave={onLeave} />
      </Children>
    </li>
  );
}
