import { useSectionTitle } from '../../../kits/use-section.js';
import { PrivacyAgreementView } from './PrivacyAgreement.view.js';

export function PrivacyAgreement() {
  return <PrivacyAgreementView title={useSectionTitle('privacyAgreement')} />;
}
