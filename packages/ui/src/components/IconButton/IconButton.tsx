import type { ComponentProps } from 'react';

import { Icon, type IconName, type IconSize } from '../Icon/index.js';
import { Round, RoundLink } from './IconButton.styles.js';

interface IconButtonOwnProps {
  /** Name of an icon of the set in `Icon/paths.ts`. */
  icon: IconName;
  /** What the button does: the accessible name and the tooltip. */
  label: string;
  iconSize?: IconSize | undefined;
  /** `plain` in a header, `outlined` where it must look like a button. */
  variant?: 'plain' | 'outlined' | undefined;
}

type Rest<Tag extends 'button' | 'a'> = Omit<ComponentProps<Tag>, keyof IconButtonOwnProps | 'children'>;
type AsAction = IconButtonOwnProps & Rest<'button'> & { href?: undefined };
type AsLink = IconButtonOwnProps & Rest<'a'> & { href: string };

/** With `href` the root is an <a>, without it a <button type="button">. */
export type IconButtonProps = AsAction | AsLink;

/** A button or link that shows only an icon and always has an accessible name. */
export function IconButton({ icon, label, iconSize = 24, variant = 'plain', ...root }: IconButtonProps) {
  const drawing = <Icon name={icon} size={iconSize} />;
  const shared = { $outlined: variant === 'outlined', 'aria-label': label, title: label };
  if (root.href !== undefined) {
    return (
      <RoundLink {...shared} {...root}>
        {drawing}
      </RoundLink>
    );
  }
  return (
    <Round type="button" {...shared} {...root}>
      {drawing}
    </Round>
  );
}
