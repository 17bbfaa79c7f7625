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
  /** How loud the action is: at most one `primary` in a view. */
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  /** The action is under way: the button keeps its width, shows a spinner and swallows presses. */
  busy?: boolean | undefined;
  /** Stretches over the whole row, as on a phone's form. */
  block?: boolean | undefined;
  /** Drawn before the words, usually an `<Icon size={20}>`. */
  startIcon?: ReactNode;
  /** Drawn after the words. */
  endIcon?: ReactNode;
}

type AsAction = ButtonOwnProps & Omit<ComponentProps<'button'>, keyof ButtonOwnProps> & { href?: undefined };
type AsLink = ButtonOwnProps & Omit<ComponentProps<'a'>, keyof ButtonOwnProps> & { href: string };

/** With `href` the root is an <a>, without it a <button type="button">. */
export type ButtonProps = AsAction | AsLink;

/** An action, or a link that weighs as much as one. */
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
    // aria-disabled instead of disabled: a busy button keeps the focus of the person who pressed it.
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
