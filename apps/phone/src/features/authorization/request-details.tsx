import { cityOfZone } from '@balcao/brazil/zone-city';
import type { AuthorizationRequest } from '@balcao/contract/authorization';
import { Avatar } from '@balcao/ui/avatar.tsx';
import { Button } from '@balcao/ui/button.tsx';
import { Instant } from '@balcao/ui/instant.tsx';
import { KeyValues } from '@balcao/ui/key-values.tsx';
import { Box, Muted, Row, Stack, Text } from '@balcao/ui/layout.tsx';
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
      <Muted mt={4} mb={16} pretty>
        {t(`question.${purpose}`)}
      </Muted>
      <Row gap={12} align="center" mb={8} py={12} px={16} framed rounded="lg">
        <Avatar name={account.name} picture={account.avatar} size={40} />
        <Box shrink>
          <Text as="span" block weight={550} breakable>
            {account.name}
          </Text>
          <Muted as="span" block breakable>
            {account.email}
          </Muted>
        </Box>
      </Row>
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
      <Stack gap={8} mt={20}>
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
      </Stack>
    </>
  );
};
