import { cityOfZone } from '@balcao/brazil/zone-city';
import type { AuthorizationRequest } from '@balcao/contract/authorization';
import { Instant } from '@balcao/ui/instant.tsx';
import { KeyValues } from '@balcao/ui/key-values.tsx';
import { Row } from '@balcao/ui/layout.tsx';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import classes from './authorization-sheet.module.css';

/** Which browser asks, from where and when; a warning where it is not near. */
export const RequestFacts = ({ request }: { request: AuthorizationRequest }) => {
  const t = useTranslations('authorization');
  const { browser, system, ip, timeZone, sameNetwork, askedAt } = request;
  return (
    <>
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
        <Row className={classes.warning} gap={12} mt={12} role="note">
          <IconAlertTriangle size={20} stroke={1.8} aria-hidden />
          <p>{t('otherNetwork')}</p>
        </Row>
      )}
    </>
  );
};
