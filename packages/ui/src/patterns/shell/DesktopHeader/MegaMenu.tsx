import { useId } from 'react';

import { Icon } from '../../../components/Icon/index.js';
import type { MenuSection } from '../../types.js';
import { MenuChildren } from '../menu/MenuChildren.js';
import * as styles from './MegaMenu.styles.js';
import { desktopHeaderMessages } from './messages.zh.js';
import { useMegaMenu } from './use-mega-menu.js';

interface MegaMenuProps {
  sections: readonly MenuSection[];
  currentId: string | number | undefined;
}

/** The sections of the site as links; the button next to a link opens the panel of its section. */
export function MegaMenu({ sections, currentId }: MegaMenuProps) {
  const base = useId();
  const { openId, toggle, close, sectionProps } = useMegaMenu();
  return (
    <styles.Nav aria-label={desktopHeaderMessages.sections}>
      <styles.Sections>
        {sections.map((section) => {
          const { id, label, href, children = [] } = section;
          const open = openId === id;
          const panelId = `${base}${String(id)}`;
          const disclosure = {
            type: 'button' as const,
            'aria-expanded': open,
            'aria-controls': open ? panelId : undefined,
            onClick: () => toggle(id),
          };
          const current =
            id === currentId ? 'page' : children.some((child) => child.id === currentId) ? 'true' : undefined;
          return (
            <styles.Section key={id} {...sectionProps(id, children.length > 0)}>
              {href === undefined ? (
                <styles.WordButton {...disclosure} aria-current={current}>
                  {label}
                  <Icon name="chevron-down" size={16} />
                </styles.WordButton>
              ) : (
                <styles.Word href={href} aria-current={current} onClick={close}>
                  {label}
                </styles.Word>
              )}
              {href !== undefined && children.length > 0 && (
                <styles.Opener {...disclosure} aria-label={desktopHeaderMessages.expand(label)}>
                  <Icon name="chevron-down" size={16} />
                </styles.Opener>
              )}
              {open && <SectionPanel id={panelId} section={section} currentId={currentId} onLeave={close} />}
            </styles.Section>
          );
        })}
      </styles.Sections>
    </styles.Nav>
  );
}

interface SectionPanelProps {
  id: string;
  section: MenuSection;
  currentId: string | number | undefined;
  onLeave: () => void;
}

function SectionPanel({ id, section, currentId, onLeave }: SectionPanelProps) {
  return (
    <styles.Panel id={id} data-panel="">
      <styles.PanelInner>
        <styles.PanelHead>
          <styles.PanelTitle>{section.label}</styles.PanelTitle>
          {section.href !== undefined && (
            <styles.Enter href={section.href} onClick={onLeave}>
              {desktopHeaderMessages.enter(section.label)}
              <Icon name="chevron-right" size={16} />
            </styles.Enter>
          )}
        </styles.PanelHead>
        <styles.Children>
          <MenuChildren sections={section.children ?? []} currentId={currentId} onLeave={onLeave} />
        </styles.Children>
      </styles.PanelInner>
    </styles.Panel>
  );
}
