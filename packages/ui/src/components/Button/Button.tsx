import type { ComponentProps, MouseEvent, ReactNode } from 'react';

import { VisuallyHidden } from '../VisuallyHidden/index.js';
import {
  ActionFace,
  Label,
  LinkFace,
  Spinner,
  type ButtonSize,
  type ButtonVariant,
} from './Button.styles.js';
import { buttonMessages } from './messages.zh.js';

interface ButtonOwnProps {
  /** Importance of the action: at most one `primary` in a view. */
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  /** The action is running: the button keeps its width, shows a spinner and ignores clicks. */
  busy?: boolean | undefined;
  /** Takes the full width, as in a form on a phone. */
  block?: boolean | undefined;
  /** Shown before the label, usually an `<Icon size={20}>`. */
  startIcon?: ReactNode;
  /** Shown after the label. */
  endIcon?: ReactNode;
}

type AsAction = ButtonOwnProps & Omit<ComponentProps<'button'>, keyof ButtonOwnProps> & { href?: undefined };
type AsLink = ButtonOwnProps & Omit<ComponentProps<'a'>, keyof ButtonOwnProps> & { href: string };

/** With `href` the root is an <a>, without it a <button type="button">. */
export type ButtonProps = AsAction | AsLink;

/** A button, or a link that looks like one. */
export function Button({
  variant = 'secondary',
  size = 'md',
  busy = false,
  block = false,
  startIcon,
  endIcon,
  children,
  ...root
}: ButtonProps) {
  const look = { $variant: variant, $size: size, $block: block };
  const label = (
    <Label $busy={busy}>
      {startIcon}
      {children}
      {endIcon}
    </Label>
  );
  if (root.href !== undefined) {
    return (
      <LinkFace {...look} {...root}>
        {label}
      </LinkFace>
    );
  }
  const { onClick, ...rest } = root;
  function press(event: MouseEvent<HTMLButtonElement>) {
    if (busy) event.preventDefault();
    else onClick?.(event);
  }
  return (
    // Not `disabled`: a button that becomes disabled loses the focus.
    <ActionFace type="button" aria-disabled={busy || undefined} {...look} {...rest} onClick={press}>
      {label}
      {busy && (
        <>
          <Spinner aria-hidden="true" />
          <VisuallyHidden>{buttonMessages.busy}</VisuallyHidden>
        </>
      )}
    </ActionFace>
  );
}
