import { useSectionTitle } from '../../../kits/use-section.js';
import { PrivacyAgreementView } from './PrivacyAgreement.view.js';

/** The privacy policy, which everybody may read. */
export function PrivacyAgreement() {
  return <PrivacyAgreementView title={useSectionTitle('privacyAgreement')} />;
}
