import { removalForm } from './applet-removal.ts';
import { associationForm } from './association-form.ts';
import { certificationForms } from './certification-form.ts';
import { channelCertificationForms } from './channel-certification-form.ts';
import type { Form } from './form-declaration.ts';
import { merchantForms } from './merchant-form.ts';
import { ownTemplateForm } from './message-own-form.ts';
import { productForms } from './product-activation.ts';
import { productOf, type Submission } from './review.ts';
import { templateForm } from './template-form.ts';
import { versionForm } from './version-form.ts';

/** The form of a submission; undefined for a product that has no name. */
export const formOfSubmission = ({
  kind,
  subject,
  type,
}: Pick<Submission, 'kind' | 'subject' | 'type'>): Form | undefined => {
  if (kind === 'certification') return certificationForms[type];
  if (kind === 'merchant') return merchantForms[type];
  if (kind === 'version') return versionForm;
  if (kind === 'removal') return removalForm;
  if (kind === 'template') return ownTemplateForm;
  if (kind === 'channelOfficial') return channelCertificationForms.official[type];
  if (kind === 'channelPersonal') return channelCertificationForms.personal[type];
  if (kind === 'channelSubject') return channelCertificationForms.subject[type];
  if (kind === 'association') return associationForm;
  if (kind === 'messageTemplate') return templateForm;
  const product = productOf({ kind, subject });
  return product && productForms[product];
};
