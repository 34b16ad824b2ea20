import { states } from '@balcao/brazil/states';
import { addressLabels } from '@balcao/contract/address';
import type { Delivery } from '@balcao/contract/address-book';
import { wordsIn } from '@balcao/contract/form-words';
import { ListSelect } from '@balcao/ui/list-select.tsx';
import { MaskedInput } from '@balcao/ui/masked-input.tsx';
import { PhoneInput } from '@balcao/ui/phone-input.tsx';
import { TextInput } from '@balcao/ui/text-input.tsx';
import { useLocale, useTranslations } from 'use-intl';
import classes from './address.module.css';
import type { DeliveryForm } from './use-delivery-form.ts';

const options = states.map(({ code, name }) => ({ value: code, code, label: name }));

/** Who receives it, and where: the postal code first, since it fills in most of the rest. */
export const DeliveryFields = ({ values, errors, set }: Pick<DeliveryForm, 'values' | 'errors' | 'set'>) => {
  const t = useTranslations('address');
  const locale = useLocale();
  const text = (name: keyof Delivery) => ({
    name,
    value: values[name],
    error: errors[name],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => set(name, currentTarget.value),
  });
  const chosen = (name: keyof Delivery) => ({
    name,
    value: values[name],
    error: errors[name],
    onChange: (value: string) => set(name, value),
  });
  return (
    <>
      <TextInput label={t('recipient')} autoComplete="name" {...text('recipient')} />
      <PhoneInput label={t('phone')} {...chosen('phone')} />
      <MaskedInput kind="cep" label={wordsIn(locale, addressLabels.cep)} {...chosen('cep')} />
      <TextInput label={wordsIn(locale, addressLabels.street)} autoComplete="address-line1" {...text('street')} />
      <div className={classes.pair}>
        <TextInput label={wordsIn(locale, addressLabels.streetNumber)} autoComplete="off" {...text('streetNumber')} />
        <TextInput
          label={wordsIn(locale, addressLabels.complement)}
          autoComplete="address-line2"
          placeholder={t('optional')}
          {...text('complement')}
        />
      </div>
      <TextInput label={wordsIn(locale, addressLabels.district)} autoComplete="address-level3" {...text('district')} />
      <TextInput label={wordsIn(locale, addressLabels.city)} autoComplete="address-level2" {...text('city')} />
      <ListSelect label={wordsIn(locale, addressLabels.state)} options={options} {...chosen('state')} />
    </>
  );
};
