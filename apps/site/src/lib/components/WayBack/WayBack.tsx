import { Icon } from '@inkstone/ui/components/Icon';

import { Back } from './WayBack.styles.js';

interface WayBackProps {
  href: string;
  /** The page that it leads to. */
  label: string;
}

/** On a phone, in place of the breadcrumbs: they would take the first line of a small window for one link. */
export function WayBack({ href, label }: WayBackProps) {
  return (
    <Back href={href}>
      <Icon name="chevron-left" size={20} />
      {label}
    </Back>
  );
}
