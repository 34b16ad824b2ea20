import { describe, expect, it } from 'vitest';
import { certificationForms } from './certification-form.ts';
import { channelCertificationForms } from './channel-certification-form.ts';
import type { Form } from './form-declaration.ts';
import { proofsOf } from './form-proof.ts';
import { merchantForms } from './merchant-form.ts';

const { official, personal, subject } = channelCertificationForms;
const forms: readonly Form[] = [certificationForms, merchantForms, official, personal, subject].flatMap((one) =>
  Object.values(one),
);

describe('the document that proves a field', () => {
  it('is found for a field of the form, of a part, and of one among several people', () => {
    expect(proofsOf(certificationForms.enterprise.fields, 'legalPerson.cpf')).toEqual(['businessLicense']);
    expect(proofsOf(certificationForms.personal.fields, 'cpf')).toEqual(['idBack']);
    expect(proofsOf(merchantForms.enterprise.fields, 'partners.1.name')).toEqual(['partners.1.idFile']);
    expect(proofsOf(merchantForms.enterprise.fields, 'partners.1.cpf')).toEqual([
      'partners.1.cpfFile',
      'partners.1.idFile',
    ]);
  });

  it('is the closest one where several speak of it, and none where no document does', () => {
    expect(proofsOf(merchantForms.personal.fields, 'legalRepresentative.address.cep')).toEqual([
      'residentialProofFile',
      'idFile',
    ]);
    expect(proofsOf(merchantForms.enterprise.fields, 'pixKey')).toEqual([]);
  });

  it('speaks of fields and parts that its form has', () => {
    for (const { fields } of forms)
      for (const { path, proves = [] } of fields) {
        const base = path.slice(0, path.lastIndexOf('.') + 1);
        const known = (name: string) =>
          fields.some((one) => one.path === base + name || one.path.startsWith(`${base}${name}.`));
        expect(proves.filter((name) => !known(name))).toEqual([]);
      }
  });
});
