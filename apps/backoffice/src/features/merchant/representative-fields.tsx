import '@mantine/core/styles/Button.css';
import type { SubjectType } from '@balcao/contract/review';
import { Button } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { isEmpty, valueAt } from '../../lib/form/form-values.ts';
import { StepFields } from '../../lib/form/step-fields.tsx';
import { useLongFormParts } from '../../lib/form/use-long-form.ts';
import classes from './merchant-form.module.css';

const at = (field: string) => `legalRepresentative.${field}`;
const parts = ['cep', 'street', 'streetNumber', 'complement', 'district', 'city', 'state'] as const;

/** Whoever answers for the business: who they are by their papers, and where they live. */
export const RepresentativeFields = ({ type }: { type: SubjectType }) => (
  <StepFields step="representative" before={type === 'enterprise' ? { [at('address')]: <SameAddress /> } : {}} />
);

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
