import {
  issueCertificate,
  listCertificates,
  listPlatformKeys,
  revokeCertificate,
  uploadCertificate,
} from '@balcao/contract/certificate';
import type { Implement } from '../../platform/implement.ts';
import type { CertificateService } from './certificate.service.ts';
import { certificateApprovals } from './certificate-approval.service.ts';

export const certificateRoutes = (implement: Implement, certificates: CertificateService): void => {
  implement(listCertificates, certificates.list);
  implement(listPlatformKeys, certificates.keys);
  implement(uploadCertificate, certificates.upload, certificateApprovals.add);
  implement(issueCertificate, certificates.issue, certificateApprovals.add);
  implement(revokeCertificate, certificates.revoke, certificateApprovals.revoke);
};
