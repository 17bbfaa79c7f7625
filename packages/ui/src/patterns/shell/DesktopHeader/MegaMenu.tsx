import { useId } from 'react';

import { Icon } from '../../../components/Icon/index.js';
import type { MenuSection } from '../../types.js';
import {
  Child,
  Children,
  Enter,
  Nav,
  Opener,
  Panel,
  PanelHead,
  PanelInner,
  PanelTitle,
  Section,
  Sections,
  Word,
  WordButton,
} from './MegaMenu.styles.js';
import { desktopHeaderMessages } from './messages.zh.js';
import { useMegaMenu } from './use-mega-menu.js';

interface MegaMenuProps {
  sections: readonly MenuSection[];
  currentId: string | number | undefined;
}

/** The sections of the site as links; the button beside a link opens the panel of its section. */
export function MegaMenu({ sections, currentId }: MegaMenuProps) {
  const base = useId();
  const { openId, toggle, close, sectionProps } = useMegaMenu();
  return (
    <Nav aria-label={desktopHeaderMessages.sections}>
      <Sections>
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
            <Section key={id} {...sectionProps(id, children.length > 0)}>
              {href === undefined ? (
                <WordButton {...disclosure} aria-current={current}>
                  {label}
                  <Icon name="chevron-down" size={16} />
                </WordButton>
              ) : (
                <Word href={href} aria-current={current} onClick={close}>
                  {label}
                </Word>
              )}
              {href !== undefined && children.length > 0 && (
                <Opener {...disclosure} aria-label={desktopHeaderMessages.expand(label)}>
                  <Icon name="chevron-down" size={16} />
                </Opener>
              )}
              {open && <SectionPanel id={panelId} section={section} currentId={currentId} onLeave={close} />}
            </Section>
          );
        })}
      </Sections>
    </Nav>
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
    <Panel id={id} data-panel="">
      <PanelInner>
        <PanelHead>
          <PanelTitle>{section.label}</PanelTitle>
          {section.href !== undefined && (
            <Enter href={section.href} onClick={onLeave}>
              {desktopHeaderMessages.enter(section.label)}
              <Icon name="chevron-right" size={16} />
            </Enter>
          )}
        </PanelHead>
        <Children>
          {section.children?.map((child) => (
            <li key={child.id}>
              <Child
                href={child.href}
                aria-current={child.id === currentId ? 'page' : undefined}
                onClick={onLeave}
              >
                {child.label}
              </Child>
            </li>
          ))}
        </Children>
      </PanelInner>
    </Panel>
  );
}
