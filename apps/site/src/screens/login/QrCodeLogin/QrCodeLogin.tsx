import { useSectionTitle } from '../../../kits/use-section.js';
import { QrCodeLoginView } from './QrCodeLogin.view.js';

/** The login by WeChat, which is not open yet (Spec B 2.7). */
export function QrCodeLogin() {
  return <QrCodeLoginView title={useSectionTitle('QRCodeLogin')} />;
}
