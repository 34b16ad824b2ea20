import type { FlatForm } from '@balcao/contract/form-fields';
import type { SubjectType } from '@balcao/contract/review';

/** The number by which the law knows whom a form is about: the CNPJ of a company, the CPF of a person. */
export const documentOf = (type: SubjectType, form: FlatForm): string | undefined =>
  type === 'enterprise' ? form.cnpj : (form.cpf ?? form['legalRepresentative.cpf']);
