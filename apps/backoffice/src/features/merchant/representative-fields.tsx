import type { SubjectType } from '@balcao/contract/review';
import { Button } from '@balcao/ui/button.tsx';
import { Grid, Muted } from '@balcao/ui/layout.tsx';
import { IconCopy } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { isEmpty, valueAt } from '../../lib/form/form-values.ts';
import { StepFields } from '../../lib/form/step-fields.tsx';
import { useLongFormParts } from '../../lib/form/use-long-form.ts';

const at = (field: string) => `legalRepresentative.${field}`;
const parts = ['cep', 'street', 'streetNumber', 'complement', 'district', 'city', 'state'] as const;

/** The representative of the business: identity by documents, and address. */
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
    <Grid gap={8} across="start">
      <Button variant="default" leftSection={<IconCopy size={18} stroke={1.8} aria-hidden />} onClick={copy}>
        {t('same')}
      </Button>
      <Muted>{t('sameHelp', { street: String(held('address.street') ?? '') })}</Muted>
    </Grid>
  );
};
