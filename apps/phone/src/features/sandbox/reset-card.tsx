import { Button } from '@balcao/ui/button.tsx';
import { Card } from '@balcao/ui/card.tsx';
import { confirm } from '@balcao/ui/confirm';
import { Muted } from '@balcao/ui/layout.tsx';
import { useNavigate } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useResetSandbox } from './sandbox.queries.ts';

/** Begins the sandbox again. */
export const ResetCard = () => {
  const t = useTranslations('sandbox.reset');
  const reset = useResetSandbox();
  const navigate = useNavigate();
  const begin = async () => {
    const question = { title: t('confirmTitle'), message: t('confirmText'), action: t('action'), dangerous: true };
    if (!(await confirm(question))) return;
    // First away from what belongs to a person: it would ask for itself with a session that is gone.
    await navigate({ to: '/login', search: {} });
    reset.mutate(undefined, { tell: t('done') });
  };
  return (
    <Card
      title={t('title')}
      actions={
        <Button variant="default" loading={reset.isPending} onClick={() => void begin()}>
          {t('action')}
        </Button>
      }
    >
      <Muted pretty>{t('text')}</Muted>
    </Card>
  );
};
