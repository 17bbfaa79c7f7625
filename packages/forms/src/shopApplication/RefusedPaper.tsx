import { Icon } from '@inkstone/ui/components/Icon';

import type { UploadHandler } from '../uploads/use-uploads.js';
import { CertificateField } from './CertificateField.js';
import type { CertificateName } from './certificates.js';
import { shopApplicationMessages as messages } from './messages.zh.js';
import { formerOf, type ReturnedShop } from './returned.js';
import { Hints, Paper, Quiet, Reason, Why } from './ShopReturnForm.styles.js';
import type { ShopApplicationFormState } from './use-shop-application-form.js';

export interface RefusedPaperProps {
  form: ShopApplicationFormState;
  returned: ReturnedShop;
  name: CertificateName;
  reason: string;
  onUpload: UploadHandler;
}

/** A paper that was sent back: its photograph with 重新拍摄 over it, the reason, and how to take a better one. */
export function RefusedPaper({ form, returned, name, reason, onUpload }: RefusedPaperProps) {
  return (
    <Paper>
      <CertificateField {...{ form, name, onUpload }} former={formerOf(returned, name)} />
      <Why>
        <h3>{messages[name].label}</h3>
        <Reason>
          <Icon name="warning" size={16} />
          {reason}
        </Reason>
        <Quiet>{returned.by}</Quiet>
        <Hints>
          {messages.returned.hints.map((hint) => (
            <li key={hint}>{hint}</li>
          ))}
        </Hints>
        <Quiet>{messages.returned.types}</Quiet>
      </Why>
    </Paper>
  );
}
