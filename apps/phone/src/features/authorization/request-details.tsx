import '@mantine/core/styles/Button.css';
import '@mantine/core/styles/Loader.css';
import { cityOfZone } from '@balcao/brazil/zone-city';
import type { AuthorizationRequest } from '@balcao/contract/authorization';
import { Avatar } from '@balcao/ui/avatar.tsx';
import { Instant } from '@balcao/ui/instant.tsx';
import { KeyValues } from '@balcao/ui/key-values.tsx';
import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import classes from './authorization-sheet.module.css';

type Answer = 'confirm' | 'cancel';
interface RequestDetailsProps {
  request: AuthorizationRequest;
  /** Which answer is on its way. */
  answering: Answer | undefined;
  onAnswer: (answer: Answer) => void;
}

/** For which account, which browser, from where and when; a warning where the browser is not near; then yes or no. */
export const RequestDetails = ({ request, answering, onAnswer }: RequestDetailsProps) => {
  const t = useTranslations('authorization');
  const { purpose, account, browser, system, ip, timeZone, sameNetwork, askedAt } = request;
  const button = { size: 'md', fullWidth: true } as const;
  return (
    <>
      <p className={classes.question}>{t(`question.${purpose}`)}</p>
      <div className={classes.account}>
        <Avatar name={account.name} picture={account.avatar} size={40} />
        <div className={classes.who}>
          <span className={classes.name}>{account.name}</span>
          <span className={classes.email}>{account.email}</span>
        </div>
      </div>
      <KeyValues
        rows={[
          { label: t('browser'), value: browser || t('unknownBrowser') },
          { label: t('system'), value: system || t('unknownSystem') },
          { label: t('place'), value: t('near', { city: cityOfZone(timeZone) }) },
          { label: t('network'), value: ip },
          { label: t('asked'), value: <Instant at={askedAt} form="full" /> },
        ]}
      />
      {!sameNetwork && (
        <div className={classes.warning} role="note">
          <IconAlertTriangle size={20} stroke={1.8} aria-hidden />
          <p>{t('otherNetwork')}</p>
        </div>
      )}
      <div className={classes.answers}>
        <Button
          {...button}
          loading={answering === 'confirm'}
          disabled={answering === 'cancel'}
          onClick={() => onAnswer('confirm')}
        >
          {t(`confirm.${purpose}`)}
        </Button>
        <Button
          {...button}
          variant="default"
          loading={answering === 'cancel'}
          disabled={answering === 'confirm'}
          onClick={() => onAnswer('cancel')}
        >
          {t('refuse')}
        </Button>
      </div>
    </>
  );
};
