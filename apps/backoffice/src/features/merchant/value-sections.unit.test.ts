import { certificationForms } from '@balcao/contract/certification-form';
import { merchantForms } from '@balcao/contract/merchant-form';
import { describe, expect, it } from 'vitest';
import { sectionsOf } from './value-sections.ts';

const outline = (sections: ReturnType<typeof sectionsOf>) =>
  sections.map(({ id, number, values }) => [id, number, values.map(({ path }) => path)]);

describe('what was submitted', () => {
  it('stands in the order in which it was asked, and what was left out is left out', () => {
    const values = { pixKey: '12******90', tradeName: 'Padaria', remarks: 'Oi', email: 'an***@exemplo.com.br' };
    expect(outline(sectionsOf(merchantForms.enterprise.fields, values))).toEqual([
      ['business', undefined, ['tradeName']],
      ['contact', undefined, ['email']],
      ['account', undefined, ['pixKey']],
      ['remarks', undefined, ['remarks']],
    ]);
  });
  it('has a part of its own for every partner', () => {
    const values = { 'partners.0.name': 'Ana', 'partners.1.name': 'Rui', 'partners.1.idFile': 'a,b' };
    expect(outline(sectionsOf(merchantForms.enterprise.fields, values))).toEqual([
      ['partners', 1, ['partners.0.name']],
      ['partners', 2, ['partners.1.name', 'partners.1.idFile']],
    ]);
  });
  it('has a place for every field of both forms', () => {
    for (const { fields } of [...Object.values(certificationForms), ...Object.values(merchantForms)]) {
      const values = Object.fromEntries(fields.map(({ path }) => [path.replace('*', '0'), 'x']));
      const shown = sectionsOf(fields, values).flatMap((section) => section.values);
      expect(shown.map(({ path }) => path).sort()).toEqual(Object.keys(values).sort());
    }
  });
});
