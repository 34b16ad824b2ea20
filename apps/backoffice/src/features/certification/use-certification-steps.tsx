import { promisedBankDays, type SubjectType } from '@balcao/contract/review';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { AddressFields } from '../../lib/form/address-fields.tsx';
import { FormField } from '../../lib/form/form-field.tsx';
import { FormFields } from '../../lib/form/form-fields.tsx';
import { FormSummary } from '../../lib/form/form-summary.tsx';
import type { FormStep } from '../../lib/form/steps.ts';
import { chatChecksOptions } from './certification.queries.ts';
import { PhoneChecks } from './phone-checks.tsx';
import { TypeChoice } from './type-choice.tsx';

export type Step = FormStep & { readonly content: ReactNode };

interface StepsOptions {
  readonly type: SubjectType;
  readonly onType: (type: SubjectType) => void;
  readonly bind: ReactNode;
  /** What the person declares at the end. */
  readonly declaration: ReactNode;
}

const useEnterpriseSteps = (): Step[] => {
  const t = useTranslations('certification');
  const step = (id: 'company' | 'address' | 'contact' | 'documents') => ({
    id,
    title: t(`step.${id}.title`),
    line: t(`step.${id}.line`),
  });
  return [
    {
      ...step('company'),
      paths: ['name', 'cnpj', 'intro', 'avatar'],
      content: (
        <FormFields>
          <FormField path="name" help={t('help.name')} autoComplete="organization" />
          <FormField path="cnpj" help={t('help.cnpj')} width="half" />
          <FormField path="intro" help={t('help.intro')} />
          <FormField path="avatar" help={t('help.avatar')} />
        </FormFields>
      ),
    },
    {
      ...step('address'),
      paths: ['address'],
      content: (
        <FormFields>
          <AddressFields at="address" />
        </FormFields>
      ),
    },
    {
      ...step('contact'),
      paths: ['phone', 'otherContact', 'legalPerson'],
      content: (
        <>
          <FormFields>
            <FormField path="phone" help={t('help.phone')} autoComplete="tel" />
            <FormField path="otherContact" help={t('help.otherContact')} />
          </FormFields>
          <FormFields title={t('legalPerson')}>
            <FormField path="legalPerson.name" help={t('help.legalPerson')} />
            <FormField path="legalPerson.cpf" width="half" />
          </FormFields>
        </>
      ),
    },
    {
      ...step('documents'),
      paths: ['businessLicense'],
      content: (
        <FormFields>
          <FormField path="businessLicense" help={t('help.businessLicense')} />
        </FormFields>
      ),
    },
  ];
};

/** What a person still has to do on the phone; undefined when nothing, or while it is not known. */
const usePhoneLack = (isAsked: boolean): string | undefined => {
  const t = useTranslations('certification.phone');
  const { data } = useQuery({ ...chatChecksOptions, enabled: isAsked });
  if (!isAsked || !data) return undefined;
  if (!data.bound) return t('lack.bound');
  if (!data.walletActivated) return t('lack.wallet');
  return data.realNameVerified ? undefined : t('lack.realName');
};

const usePersonalSteps = (isAsked: boolean, bind: ReactNode): Step[] => {
  const t = useTranslations('certification');
  return [
    {
      id: 'phone',
      title: t('step.phone.title'),
      line: t('step.phone.line'),
      paths: [],
      lacks: usePhoneLack(isAsked),
      content: <PhoneChecks bind={bind} />,
    },
    {
      id: 'person',
      title: t('step.person.title'),
      line: t('step.person.line'),
      paths: ['name', 'cpf'],
      content: (
        <FormFields>
          <FormField path="name" help={t('help.person')} autoComplete="name" />
          <FormField path="cpf" width="half" />
        </FormFields>
      ),
    },
    {
      id: 'identity',
      title: t('step.identity.title'),
      line: t('step.identity.line'),
      paths: ['idFront', 'idBack'],
      content: (
        <FormFields>
          <FormField path="idFront" help={t('help.idFront')} />
          <FormField path="idBack" help={t('help.idBack')} />
        </FormFields>
      ),
    },
  ];
};

/** The steps of a certification, by whom it is about. */
export const useCertificationSteps = ({ type, onType, bind, declaration }: StepsOptions): readonly Step[] => {
  const t = useTranslations('certification.step');
  const enterprise = useEnterpriseSteps();
  const personal = usePersonalSteps(type === 'personal', bind);
  const asked = type === 'enterprise' ? enterprise : personal;
  const first: Step = {
    id: 'type',
    title: t('type.title'),
    line: t('type.line'),
    paths: ['type'],
    content: <TypeChoice value={type} onChange={onType} />,
  };
  const last: Step = {
    id: 'review',
    title: t('review.title'),
    line: t('review.line', { days: promisedBankDays[type] }),
    paths: [],
    content: <FormSummary steps={asked}>{declaration}</FormSummary>,
  };
  return [first, ...asked, last];
};
