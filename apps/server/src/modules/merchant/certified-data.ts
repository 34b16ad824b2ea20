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

/** Both sides of what a person showed for the certification: what shows it again is the same file. */
const idFileOf = ({ idFront = [], idBack = [] }: DraftValues) => [...new Set([idFront, idBack].flat())];

/** The shortest text that says what a team sells; a shorter introduction of a company says it not. */
const offerAtLeast = 20;

/** Initial values of the form, taken from the certification so that they need not be typed and shown again. */
export const beginningOf = (
  team: { readonly type: SubjectType; readonly name: string },
  known: Certified | undefined,
): DraftValues => {
  if (!known) return { type: team.type, tradeName: team.name };
  const values = unflatten(known.form, certificationForms[known.type].fields);
  const { name = '', cpf = '', cnpj = '', address = {}, phone = '', legalPerson = {} } = values;
  const { intro = '', avatar, businessLicense } = values;
  return known.type === 'personal'
    ? { type: 'personal', tradeName: team.name, legalRepresentative: { name, cpf }, idFile: idFileOf(values) }
    : {
        type: 'enterprise',
        tradeName: team.name,
        registeredName: name,
        cnpj,
        address,
        phone,
        legalRepresentative: legalPerson,
        ...(String(intro).length >= offerAtLeast ? { offer: intro } : {}),
        ...(avatar ? { logo: avatar } : {}),
        ...(businessLicense ? { cnpjFile: businessLicense } : {}),
      };
};
