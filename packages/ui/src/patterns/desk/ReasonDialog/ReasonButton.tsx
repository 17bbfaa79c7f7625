import { useState, type ReactNode } from 'react';

import { Button } from '../../../components/Button/index.js';
import { ReasonDialog, type ReasonDialogProps } from './ReasonDialog.js';

export interface ReasonButtonProps extends Omit<ReasonDialogProps, 'open' | 'onClose'> {
  /** The words of the button. */
  label: ReactNode;
  disabled?: boolean | undefined;
  /** The act that decides, in cinnabar. */
  decides?: boolean | undefined;
}

/** A button that asks for the reason before it acts. */
export function ReasonButton({ label, disabled, decides = false, ...asked }: ReasonButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant={decides ? 'primary' : 'secondary'} disabled={disabled} onClick={() => setIsOpen(true)}>
        {label}
      </Button>
      <ReasonDialog open={isOpen} onClose={() => setIsOpen(false)} {...asked} />
    </>
  );
}
