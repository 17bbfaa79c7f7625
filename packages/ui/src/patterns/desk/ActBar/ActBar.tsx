import type { ComponentProps, ReactNode } from 'react';

import { Button } from '../../../components/Button/index.js';
import { Icon, type IconName } from '../../../components/Icon/index.js';
import { capOf, shortcutOf, type DeskKey } from '../DeskKeys/keys.js';
import { useDeskKeys } from '../DeskKeys/use-desk-keys.js';
import { Kbd } from '../Kbd/Kbd.js';
import { Bar, End, Lead, Note } from './ActBar.styles.js';

/** One thing that can be done with the open item. */
export interface DeskAct {
  label: string;
  onSelect: () => void;
  /** The key that does the same; it is printed on the button. */
  press?: Pick<DeskKey, 'code' | 'shift' | 'control'> | undefined;
  icon?: IconName | undefined;
  /** It cannot be done now. The note of the bar says why. */
  disabled?: boolean | undefined;
  busy?: boolean | undefined;
  /** Drawn without a frame: 删去. */
  quiet?: boolean | undefined;
}

export interface ActBarProps extends ComponentProps<'div'> {
  /** The act that decides, the only one in cinnabar. */
  decision?: DeskAct | undefined;
  /** The other acts, in their order. */
  acts?: readonly DeskAct[] | undefined;
  /** After the acts: those that ask for a reason. */
  children?: ReactNode;
  /** Before the acts: how many are chosen. */
  lead?: ReactNode;
  /** At the end: what will happen, and why an act cannot be done. */
  note?: ReactNode;
  /** At the end, such as a Pager. */
  end?: ReactNode;
}

/** What can be done with the open item, at the foot of its sheet. Each act has a button and its key. */
export function ActBar({ decision, acts = [], lead, note, end, children, ...rest }: ActBarProps) {
  const all = decision === undefined ? acts : [decision, ...acts];
  useDeskKeys(
    all.flatMap(({ label, press, onSelect, disabled = false, busy = false }) =>
      press === undefined ? [] : [{ ...press, label, onPress: onSelect, disabled: disabled || busy }],
    ),
  );
  return (
    <Bar $decides={decision !== undefined} {...rest}>
      {lead !== undefined && <Lead>{lead}</Lead>}
      {decision !== undefined && <Act act={decision} isDecision />}
      {acts.map((act) => (
        <Act key={act.label} act={act} />
      ))}
      {children}
      {note !== undefined && <Note role="status">{note}</Note>}
      {end !== undefined && <End>{end}</End>}
    </Bar>
  );
}

function Act({ act, isDecision = false }: { act: DeskAct; isDecision?: boolean }) {
  const { label, onSelect, press, icon, disabled, busy, quiet = false } = act;
  const plain = quiet ? 'quiet' : 'secondary';
  return (
    <Button
      variant={isDecision ? 'primary' : plain}
      startIcon={icon === undefined ? undefined : <Icon name={icon} />}
      endIcon={press === undefined ? undefined : <Kbd aria-hidden="true">{capOf(press)}</Kbd>}
      aria-keyshortcuts={press === undefined ? undefined : shortcutOf(press)}
      data-decision={isDecision || undefined}
      disabled={disabled}
      busy={busy}
      onClick={onSelect}
    >
      {label}
    </Button>
  );
}
