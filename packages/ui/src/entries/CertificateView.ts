export { CertificateView } from '../patterns/shops/CertificateView/CertificateView.js';
export type { Certificate, CertificateViewProps } from '../patterns/shops/CertificateView/CertificateView.js';
