import { certificationForms } from './certification-form.ts';
import type { Form } from './form-declaration.ts';
import { merchantForms } from './merchant-form.ts';
import { productForms } from './product-activation.ts';
import type { Submission } from './review.ts';

/** The form of a submission; undefined for a product that has no name. */
export const formOfSubmission = ({
  kind,
  subject,
  type,
}: Pick<Submission, 'kind' | 'subject' | 'type'>): Form | undefined => {
  if (kind === 'certification') return certificationForms[type];
  if (kind === 'merchant') return merchantForms[type];
  return subject === '' ? undefined : productForms[subject];
};
