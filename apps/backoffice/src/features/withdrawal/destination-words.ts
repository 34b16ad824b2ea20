import type { Destination } from '@balcao/contract/withdrawal-destination';
import { useTranslations } from 'use-intl';

type Named = Pick<Destination, 'kind' | 'pixKeyType' | 'account' | 'institution' | 'branch'>;

/** Says a destination in a few words: "Pix · CNPJ 12***90", "Banco do Brasil · 12***90". */
export const useDestinationWords = (): ((of: Named) => string) => {
  const t = useTranslations('withdrawal');
  return ({ kind, pixKeyType, account, institution, branch }) => {
    if (kind === 'bank')
      return [institution ?? t('kind.bank'), branch && t('destination.branch', { branch }), account]
        .filter(Boolean)
        .join(' · ');
    const type = String(pixKeyType) as '1' | '2' | '3' | '4' | '5';
    return `${t('kind.pix')} · ${pixKeyType === null ? '' : `${t(`pixKeyType.${type}`)} `}${account}`;
  };
};
