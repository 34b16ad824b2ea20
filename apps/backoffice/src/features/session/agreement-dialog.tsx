import { Dialog } from '@balcao/ui/dialog.tsx';
import { LinesLoading } from '@balcao/ui/loading.tsx';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'use-intl';
import { agreements } from '../../i18n/agreements.ts';
import classes from './login-page.module.css';

/** The terms or the privacy policy, to be read without leaving the form. */
export const AgreementDialog = ({ which, onClose }: { which: 'terms' | 'privacy'; onClose: () => void }) => {
  const t = useTranslations('session.agreement');
  const locale = useLocale();
  const { data } = useQuery({
    queryKey: ['agreement', locale],
    queryFn: async () => (await agreements[locale]()).default,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const text = data?.[which];
  return (
    <Dialog
      title={text?.title ?? t('loading')}
      onClose={onClose}
      footer={
        <Button variant="default" onClick={onClose}>
          {t('understood')}
        </Button>
      }
    >
      {text ? (
        <div className={classes.agreement}>
          {text.parts.map(({ title, words }) => (
            <section key={title}>
              <h3>{title}</h3>
              <p>{words}</p>
            </section>
          ))}
        </div>
      ) : (
        <LinesLoading lines={12} />
      )}
    </Dialog>
  );
};
