import { Button } from '../../../components/Button/index.js';
import { Dialog } from '../../../components/Dialog/index.js';
import { Text } from './FirstVisitDialog.styles.js';
import { firstVisitDialogMessages } from './messages.zh.js';

export interface FirstVisitDialogProps {
  open: boolean;
  onClose: () => void;
  /** The configured text (home_dialog), with its line breaks. */
  text: string;
  registerHref: string;
  title?: string | undefined;
}

/** Welcomes a user. The caller decides when it is shown. */
export function FirstVisitDialog({
  open,
  onClose,
  text,
  registerHref,
  title = firstVisitDialogMessages.title,
}: FirstVisitDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      size="sm"
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {firstVisitDialogMessages.later}
          </Button>
          <Button variant="primary" href={registerHref} onClick={onClose}>
            {firstVisitDialogMessages.register}
          </Button>
        </>
      }
    >
      <Text>{text}</Text>
    </Dialog>
  );
}
