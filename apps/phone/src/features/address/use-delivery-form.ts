import { isCep } from '@balcao/brazil/cep';
import type { Delivery } from '@balcao/contract/address-book';
import { focusFirst, showFieldErrors } from '@balcao/ui/form-errors';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useLocale } from 'use-intl';
import { cepQuery, deliveryCheck } from './address.queries.ts';
import { bodyOf, type DeliveryValues, deliveryOf, withCep, withoutCep } from './delivery-values.ts';

/** The fields of an address while they are typed: the postal code fills in what it knows. */
export const useDeliveryForm = (begin: DeliveryValues) => {
  const locale = useLocale();
  const client = useQueryClient();
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(begin);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const marks = {
    setErrors,
    getInputNode: (field: string) => form.current?.querySelector<HTMLElement>(`[name="${field}"]`) ?? null,
  };
  const fillFrom = async (cep: string): Promise<void> => {
    const found = await client.fetchQuery(cepQuery(cep)).catch(() => null);
    // Meanwhile another one may have been typed.
    if (!found) return;
    setValues((now) => (now.cep === cep ? withCep(now, found) : now));
    setErrors((now) => withoutCep(now, found));
  };
  return {
    form,
    values,
    errors,
    set: (field: keyof Delivery, value: string): void => {
      setValues((now) => ({ ...now, [field]: value }));
      setErrors(({ [field]: _corrected, ...others }) => others);
      if (field === 'cep' && isCep(value)) void fillFrom(value);
    },
    /** What was typed, where it is right; else it leads to the first field that is not. */
    read: (): Delivery | undefined => {
      const found = deliveryCheck(locale)(bodyOf(values));
      setErrors(found);
      focusFirst(marks)(found);
      return Object.keys(found).length === 0 ? deliveryOf(values) : undefined;
    },
    onError: (error: unknown): void => void showFieldErrors(marks, error),
  };
};
export type DeliveryForm = ReturnType<typeof useDeliveryForm>;
