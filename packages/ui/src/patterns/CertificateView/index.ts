export { CertificateView } from './CertificateView.js';
export type { Certificate, CertificateViewProps } from './CertificateView.js';
