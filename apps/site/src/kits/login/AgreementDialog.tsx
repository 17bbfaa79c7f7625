import { Dialog } from '@inkstone/ui/components/Dialog';
import { ErrorState } from '@inkstone/ui/components/ErrorState';
import { Skeleton } from '@inkstone/ui/components/Skeleton';
import { ArticleBody } from '@inkstone/ui/patterns/ArticleBody';

import type { Loadable } from '../../lib/loadable.js';

export interface AgreementText {
  title: string;
  /** Sanitised HTML. */
  html: string;
}

export interface AgreementDialogProps {
  /** The open agreement; `undefined` while none is open. */
  agreement: Loadable<AgreementText> | undefined;
  onClose: () => void;
}

/** The user agreement or the privacy agreement, to be read before it is ticked (Spec B 2.7). */
export function AgreementDialog({ agreement, onClose }: AgreementDialogProps) {
  return (
    <Dialog
      open={agreement !== undefined}
      onClose={onClose}
      title={agreement?.state === 'ready' ? agreement.data.title : '协议'}
      size="lg"
    >
      <AgreementBody agreement={agreement} />
    </Dialog>
  );
}

function AgreementBody({ agreement }: Pick<AgreementDialogProps, 'agreement'>) {
  if (agreement?.state === 'ready') return <ArticleBody html={agreement.data.html} />;
  if (agreement?.state === 'failed') {
    return (
      <ErrorState description={agreement.message} onRetry={agreement.retry} retrying={agreement.retrying} />
    );
  }
  return <Skeleton lines={8} />;
}
