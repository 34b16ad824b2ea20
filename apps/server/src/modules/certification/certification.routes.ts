import {
  cancelCertification,
  getCertificationDraft,
  latestCertification,
  resubmitCertification,
  saveCertificationDraft,
  submitCertification,
} from '@balcao/contract/certification';
import type { Implement } from '../../platform/implement.ts';
import type { CertificationService } from './certification.service.ts';

export const certificationRoutes = (implement: Implement, certifications: CertificationService): void => {
  implement(submitCertification, certifications.submit);
  implement(resubmitCertification, certifications.resubmit);
  implement(cancelCertification, certifications.cancel);
  implement(latestCertification, certifications.latest);
  implement(getCertificationDraft, certifications.draft);
  implement(saveCertificationDraft, certifications.saveDraft);
};
