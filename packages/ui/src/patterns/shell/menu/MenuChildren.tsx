import type { MenuSection } from '../../types.js';
import { MenuLink } from './MenuChildren.styles.js';

interface MenuChildrenProps {
  sections: readonly MenuSection[];
  currentId: string | number | undefined;
  onLeave: () => void;
}

export function MenuChildren({ sections, currentId, onLeave }: MenuChildrenProps) {
  return sections.map(({ id, href, label }) => (
    <li key={id}>
      <MenuLink href={href} aria-current={id === currentId ? 'page' : undefined} onClick={onLeave}>
        {label}
      </MenuLink>
    </li>
  ));
}
