import { promisedBankDays, type SubjectType } from '@balcao/contract/review';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { AddressFields } from '../../lib/form/address-fields.tsx';
import { FormField } from '../../lib/form/form-field.tsx';
import { FormFields } from '../../lib/form/form-fields.tsx';
import { FormSummary } from '../../lib/form/form-summary.tsx';
import type { FormStep } from '../../lib/form/steps.ts';
import { AccountFields } from './account-fields.tsx';
import classes from './merchant-form.module.css';
import { PartnerFields } from './partner-fields.tsx';
import { RepresentativeFields } from './representative-fields.tsx';

type StepId = 'business' | 'contact' | 'representative' | 'partners' | 'account' | 'documents' | 'check';
type Step = FormStep & { readonly content: ReactNode };

const company = ['registeredName', 'cnpj', 'establishmentDate'];
const trade = ['tradeName', 'industryClassification', 'monthAverageTurnover', 'perCustomerTransaction'];
const reached = ['email', 'phone'];
const account = ['pixKeyType', 'pixKey', 'bankAccount'];

/** The steps of the form, each with the fields that it asks: what a company is asked, and what a person; the last with the declaration. */
export const useMerchantSteps = (type: SubjectType, declaration: ReactNode): readonly Step[] => {
  const t = useTranslations('merchant.form.steps');
  const step = (id: StepId, paths: readonly string[], content: ReactNode): Step => ({
    id,
    title: t(`${id}.title`),
    line: t(`${id}.line`),
    paths,
    content,
  });
  const isCompany = type === 'enterprise';
  const asked = [
    step(
      'business',
      [...(isCompany ? company : []), ...trade, ...(isCompany ? [] : reached)],
      <BusinessFields type={type} />,
    ),
    ...(isCompany ? [step('contact', [...reached, 'commercialPhone', 'address'], <ContactFields />)] : []),
    step('representative', ['legalRepresentative'], <RepresentativeFields type={type} />),
    ...(isCompany ? [step('partners', ['partners'], <PartnerFields />)] : []),
    step('account', account, <AccountFields type={type} />),
    step(
      'documents',
      isCompany
        ? ['cnpjFile', 'companyConstitutionFile', 'commercialAddressFile', 'remarks']
        : ['idFile', 'residentialProofFile', 'remarks'],
      <DocumentFields type={type} />,
    ),
  ];
  return [...asked, step('check', [], <Check steps={asked} type={type} declaration={declaration} />)];
};

const BusinessFields = ({ type }: { type: SubjectType }) => (
  <FormFields>
    {type === 'enterprise' && (
      <>
        <FormField path="registeredName" autoComplete="organization" />
        <FormField path="cnpj" width="half" />
        <FormField path="establishmentDate" width="half" />
      </>
    )}
    <FormField path="tradeName" />
    <FormField path="industryClassification" />
    <FormField path="monthAverageTurnover" width="half" />
    <FormField path="perCustomerTransaction" width="half" />
    {type === 'personal' && <Reached />}
  </FormFields>
);

const Reached = () => (
  <>
    <FormField path="email" width="half" autoComplete="email" />
    <FormField path="phone" width="half" autoComplete="tel" />
  </>
);

const ContactFields = () => {
  const t = useTranslations('merchant.form');
  return (
    <>
      <FormFields>
        <Reached />
      </FormFields>
      <FormFields title={t('commercialPhone')}>
        <FormField path="commercialPhone.areaCode" width="third" autoComplete="tel-area-code" />
        <FormField path="commercialPhone.number" width="third" autoComplete="tel-local" />
        <FormField path="commercialPhone.extension" width="third" autoComplete="tel-extension" />
      </FormFields>
      <FormFields title={t('address')}>
        <AddressFields at="address" />
      </FormFields>
    </>
  );
};

const DocumentFields = ({ type }: { type: SubjectType }) => (
  <FormFields>
    {type === 'enterprise' ? (
      <>
        <FormField path="cnpjFile" />
        <FormField path="companyConstitutionFile" />
        <FormField path="commercialAddressFile" />
      </>
    ) : (
      <>
        <FormField path="idFile" />
        <FormField path="residentialProofFile" />
      </>
    )}
    <FormField path="remarks" />
  </FormFields>
);

interface CheckProps {
  steps: readonly FormStep[];
  type: SubjectType;
  /** The person vouches for everything. */
  declaration: ReactNode;
}

const Check = ({ steps, type, declaration }: CheckProps) => {
  const t = useTranslations('merchant.form');
  return (
    <FormSummary steps={steps}>
      <p className={classes.promise}>{t('promise', { days: promisedBankDays[type] })}</p>
      {declaration}
    </FormSummary>
  );
};
