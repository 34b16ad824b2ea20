import { cepFitsState, isCep, stripCep } from '@balcao/brazil/cep';
import { states } from '@balcao/brazil/states';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { addressOptions } from './form.queries.ts';
import { isEmpty, valueAt } from './form-values.ts';
import { PartFields } from './part-fields.tsx';
import { useLongFormParts } from './use-long-form.ts';
import { useWhenChanged } from './use-when-changed.ts';

const known = ['street', 'district', 'city', 'state'] as const;

/**
 * Fills an address from its postal code: what is empty, and what an earlier code has filled. What someone typed stays; a lookup
 * that fails or knows nothing leaves the typing to them.
 */
const useLookup = (at: string) => {
  const { form, change } = useLongFormParts();
  const queryClient = useQueryClient();
  const [state, setState] = useState<'idle' | 'looking' | 'found' | 'unknown'>('idle');
  const [filled, setFilled] = useState<Readonly<Record<string, string>>>({});
  const cep = stripCep(String(valueAt(form.values, `${at}.cep`) ?? ''));
  useWhenChanged(cep, () => {
    if (!isCep(cep)) return setState('idle');
    setState('looking');
    void queryClient.fetchQuery(addressOptions(cep)).then(
      (address) => {
        const now = form.getValues();
        if (stripCep(String(valueAt(now, `${at}.cep`) ?? '')) !== cep) return;
        setState(address ? 'found' : 'unknown');
        const fits = known.filter((part) => {
          const held = valueAt(now, `${at}.${part}`);
          return address?.[part] && (isEmpty(held) || held === filled[part]);
        });
        for (const part of fits) change(`${at}.${part}`, address?.[part] ?? '');
        setFilled(Object.fromEntries(fits.map((part) => [part, address?.[part] ?? ''])));
      },
      () => setState('unknown'),
    );
  });
  return state;
};

/** Whether the state that was chosen cannot be that of the code. A warning and no more: the ranges of the codes are not exact. */
const useDisagreement = (at: string): boolean => {
  const { form } = useLongFormParts();
  const state = states.find(({ code }) => code === valueAt(form.values, `${at}.state`));
  return state !== undefined && cepFitsState(String(valueAt(form.values, `${at}.cep`) ?? ''), state.code) === false;
};

/** The fields of an address at a path of the form (`address`, `legalRepresentative.address`); the CEP fills the most of it. */
export const AddressFields = ({ at }: { at: string }) => {
  const t = useTranslations('form.address');
  const state = useLookup(at);
  const isElsewhere = useDisagreement(at);
  return (
    <PartFields
      at={at}
      helps={{
        cep: <span aria-live="polite">{t(state)}</span>,
        state: isElsewhere && <span role="status">{t('otherState')}</span>,
      }}
    />
  );
};
