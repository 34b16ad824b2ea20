import { issueCertificate, listCertificates, revokeCertificate, uploadCertificate } from '@balcao/contract/certificate';
import type { Implement } from '../../platform/implement.ts';
import type { CertificateService } from './certificate.service.ts';

export const certificateRoutes = (implement: Implement, certificates: CertificateService): void => {
  implement(listCertificates, certificates.list);
  implement(uploadCertificate, certificates.upload);
  implement(issueCertificate, certificates.issue);
  implement(revokeCertificate, certificates.revoke);
};
