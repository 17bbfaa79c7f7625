import { useEffect, useState, type ComponentProps } from 'react';

import { Button, type ButtonProps } from '../Button/index.js';
import { Icon } from '../Icon/index.js';
import { IconButton } from '../IconButton/index.js';
import { VisuallyHidden } from '../VisuallyHidden/index.js';
import { Failure, Labels, Root, Words } from './CopyButton.styles.js';
import { copyButtonMessages as messages } from './messages.zh.js';

/** Time in ms for which the button says that the text was copied. */
const SHOWN_FOR = 4000;

export interface CopyButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'onClick'> {
  /** The text for the clipboard. */
  text: string;
  /** Label that says what is copied: 复制查询码. */
  label: string;
  /** Shows only the icon, as in the rows of a table; the label is its accessible name. */
  compact?: boolean | undefined;
  variant?: ButtonProps['variant'];
  size?: ButtonProps['size'];
}

/** Copies a text and says whether that succeeded. */
export function CopyButton({ text, label, compact = false, variant, size, ...rest }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<'copied' | 'failed' | undefined>();

  useEffect(() => {
    if (outcome === undefined) return undefined;
    const timer = setTimeout(() => setOutcome(undefined), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [outcome]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      // The clipboard is missing on plain HTTP, and can be forbidden.
      setOutcome('failed');
    }
  }

  const copied = outcome === 'copied';
  const press = () => void copy();
  return (
    <Root>
      {compact ? (
        <IconButton {...rest} icon={copied ? 'check' : 'copy'} iconSize={16} label={label} onClick={press} />
      ) : (
        <Button
          {...rest}
          variant={variant}
          size={size}
          startIcon={<Icon name={copied ? 'check' : 'copy'} />}
          onClick={press}
        >
          <Labels>
            <Words $shown={!copied}>{label}</Words>
            <Words $shown={copied}>{messages.copied}</Words>
          </Labels>
        </Button>
      )}
      <span role="status">
        {copied && <VisuallyHidden>{messages.copied}</VisuallyHidden>}
        {outcome === 'failed' && <Failure>{messages.failed}</Failure>}
      </span>
    </Root>
  );
}
