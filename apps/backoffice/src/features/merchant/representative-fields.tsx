import '@mantine/core/styles/Button.css';
import type { SubjectType } from '@balcao/contract/review';
import { Button } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { AddressFields } from '../../lib/form/address-fields.tsx';
import { FormField } from '../../lib/form/form-field.tsx';
import { FormFields } from '../../lib/form/form-fields.tsx';
import { isEmpty, valueAt } from '../../lib/form/form-values.ts';
import { useLongFormParts } from '../../lib/form/use-long-form.ts';
import classes from './merchant-form.module.css';

const at = (field: string) => `legalRepresentative.${field}`;
const parts = ['cep', 'street', 'streetNumber', 'complement', 'district', 'city', 'state'] as const;

/** Whoever answers for the business: who they are by their papers, and where they live. */
export const RepresentativeFields = ({ type }: { type: SubjectType }) => {
  const t = useTranslations('merchant.form.representative');
  return (
    <>
      <FormFields>
        <FormField path={at('name')} autoComplete="name" />
        <FormField path={at('cpf')} width="half" />
        <FormField path={at('birthDate')} width="half" autoComplete="bday" />
      </FormFields>
      <FormFields title={t('identity')}>
        <FormField path={at('rg')} width="third" />
        <FormField path={at('rgIssuer')} width="third" />
        <FormField path={at('rgIssueDate')} width="third" />
      </FormFields>
      <FormFields title={t('person')}>
        <FormField path={at('gender')} width="half" />
        <FormField path={at('maritalStatus')} width="half" />
        <FormField path={at('educationLevel')} />
        <FormField path={at('motherName')} />
        <FormField path={at('fatherName')} />
      </FormFields>
      <FormFields title={t('home')}>
        {type === 'enterprise' && <SameAddress />}
        <AddressFields at={at('address')} />
      </FormFields>
    </>
  );
};

/** Offers the address of the business, once there is one and this one is another. */
const SameAddress = () => {
  const t = useTranslations('merchant.form.representative');
  const { form, change } = useLongFormParts();
  const held = (path: string) => valueAt(form.values, path);
  const isSame = parts.every((part) => (held(`address.${part}`) ?? '') === (held(at(`address.${part}`)) ?? ''));
  if (isEmpty(held('address.cep')) || isSame) return null;
  const copy = () => {
    for (const part of parts) change(at(`address.${part}`), held(`address.${part}`) ?? '');
  };
  return (
    <div className={classes.offer}>
      <Button variant="default" leftSection={<IconCopy size={18} stroke={1.8} aria-hidden />} onClick={copy}>
        {t('same')}
      </Button>
      <p className={classes.quiet}>{t('sameHelp', { street: String(held('address.street') ?? '') })}</p>
    </div>
  );
};
