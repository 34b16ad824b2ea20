import { type Certificate, revokeCertificate } from '@balcao/contract/certificate';
import { Button } from '@balcao/ui/button.tsx';
import { confirm } from '@balcao/ui/confirm';
import { useTranslations } from 'use-intl';
import { useMay } from '../../lib/may.ts';
import { useRevokeCertificate } from './certificate.queries.ts';

interface RevokeButtonProps {
  certificate: Pick<Certificate, 'serial' | 'name'>;
  /** It is the next step of what someone is at. */
  isNext?: boolean;
}

export const RevokeButton = ({ certificate: { serial, name }, isNext = false }: RevokeButtonProps) => {
  const t = useTranslations('certificate.revoke');
  const may = useMay(revokeCertificate);
  const revoke = useRevokeCertificate();
  if (!may) return null;
  const ask = async () => {
    const question = {
      title: t('title', { name }),
      message: t('text'),
      action: t('confirm', { name }),
      dangerous: true,
    };
    if (await confirm(question)) revoke.mutate(serial, { tell: t('done', { name }) });
  };
  return (
    <Button
      variant={isNext ? 'filled' : 'default'}
      aria-label={t('actionOf', { name })}
      loading={revoke.isPending}
      onClick={() => void ask()}
    >
      {t('action')}
    </Button>
  );
};
