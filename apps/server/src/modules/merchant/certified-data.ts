import { certificationForms } from '@balcao/contract/certification-form';
import { type DraftValues, unflatten } from '@balcao/contract/form-fields';
import type { MerchantForm } from '@balcao/contract/merchant-form';
import type { SubjectType } from '@balcao/contract/review';
import type { FieldProblem } from '../../platform/refusal.ts';
import type { Certified } from '../certification/certification.service.ts';

/** Where the data for payments are of someone else than the team is certified to be. */
export const differencesTo = (certified: Certified, form: MerchantForm): FieldProblem[] => {
  const at = (path: string): FieldProblem[] => [{ path, text: 'certifiedDiffers' }];
  if (form.type !== certified.type) return at('type');
  if (form.type === 'enterprise') return form.cnpj === certified.form.cnpj ? [] : at('cnpj');
  return form.legalRepresentative.cpf === certified.form.cpf ? [] : at('legalRepresentative.cpf');
};

/** Initial values of the form, taken from the certification so that they need not be typed again. */
export const beginningOf = (
  team: { readonly type: SubjectType; readonly name: string },
  known: Certified | undefined,
): DraftValues => {
  if (!known) return { type: team.type, tradeName: team.name };
  const values = unflatten(known.form, certificationForms[known.type].fields);
  const { name = '', cpf = '', cnpj = '', address = {}, phone = '', legalPerson = {} } = values;
  return known.type === 'personal'
    ? { type: 'personal', tradeName: team.name, legalRepresentative: { name, cpf } }
    : {
        type: 'enterprise',
        tradeName: team.name,
        registeredName: name,
        cnpj,
        address,
        phone,
        legalRepresentative: legalPerson,
      };
};
