import { pixKeyTypes } from '@balcao/brazil/pix-key';
import type { SubjectType } from '@balcao/contract/review';
import { useEffect, useEffectEvent } from 'react';
import { blankItem, valueAt } from '../../lib/form/form-values.ts';
import type { LongForm } from '../../lib/form/use-long-form.ts';

/** The document of the merchant that may be its Pix key: a company's CNPJ, a person's CPF. Documents of others are not accepted. */
export const ownDocument = {
  enterprise: { code: pixKeyTypes.cnpj, path: 'cnpj' },
  personal: { code: pixKeyTypes.cpf, path: 'legalRepresentative.cpf' },
} as const satisfies Record<SubjectType, unknown>;

const isEmptyList = (value: unknown): boolean => !Array.isArray(value) || value.length === 0;

/**
 * What the form does by itself: a company has a place for its first partner, and a key that is the merchant's document follows the
 * document, so that a digit that is corrected there is corrected in the key.
 */
export const useUpkeep = ({ fields, form, change }: LongForm, type: SubjectType): void => {
  const { values } = form;
  const { code, path } = ownDocument[type];
  const lacksPartner = type === 'enterprise' && isEmptyList(valueAt(values, 'partners'));
  const isOwnKey = Number(valueAt(values, 'pixKeyType') || 0) === code;
  const document = String(valueAt(values, path) ?? '');
  const addPartner = useEffectEvent(() => change('partners', [blankItem(fields, 'partners')]));
  const follow = useEffectEvent(() => {
    if (valueAt(values, 'pixKey') !== document) change('pixKey', document);
  });
  useEffect(() => {
    if (lacksPartner) addPartner();
  }, [lacksPartner]);
  useEffect(() => {
    if (isOwnKey && document !== '') follow();
  }, [isOwnKey, document]);
};
