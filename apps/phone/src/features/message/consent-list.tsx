import type { OwnConsent } from '@balcao/contract/message-consent';
import { titleIn } from '@balcao/contract/message-wording';
import { Button } from '@balcao/ui/button.tsx';
import { Box, Muted, Row, Stack, Text } from '@balcao/ui/layout.tsx';
import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'use-intl';
import { consentsQuery, useTakeConsentBack } from './message.queries.ts';

/** What mini programs may still send, and what they may not ask for: each can be taken back. */
export const ConsentList = () => {
  const t = useTranslations('message');
  const { data } = useQuery(consentsQuery);
  if (!data?.length) return null;
  return (
    <Box as="section" mt={24}>
      <Text as="h2" size={14} weight={600} mb={4}>
        {t('allowed')}
      </Text>
      <Stack as="ul">
        {data.map((consent) => (
          <li key={consent.templateId}>
            <Consent consent={consent} />
          </li>
        ))}
      </Stack>
    </Box>
  );
};

/** How often a message may still come, in words. */
const useHowOften = () => {
  const t = useTranslations('message');
  return ({ remaining, isNever, isLongTerm, rests }: OwnConsent): string => {
    if (isNever) return t('never');
    if (isLongTerm && !rests) return t('always');
    const times = t('remaining', { count: remaining });
    if (!rests) return times;
    return remaining > 0 ? `${t('rests')} · ${times}` : t('rests');
  };
};

const Consent = ({ consent }: { consent: OwnConsent }) => {
  const { templateId, title, appletName, isNever } = consent;
  const howOften = useHowOften();
  const t = useTranslations('message');
  const locale = useLocale();
  const takeBack = useTakeConsentBack();
  const name = titleIn(title, locale);
  return (
    <Row gap={12} py={8} align="center">
      <Stack shrink>
        <Text weight={550} breakable>
          {name}
        </Text>
        <Muted breakable>
          {appletName} · {howOften(consent)}
        </Muted>
      </Stack>
      <Row push rigid>
        <Button
          variant="default"
          size="xs"
          aria-label={t('takeBackOf', { name, applet: appletName })}
          loading={takeBack.isPending}
          onClick={() => takeBack.mutate(templateId)}
        >
          {t(isNever ? 'askAgain' : 'takeBack')}
        </Button>
      </Row>
    </Row>
  );
};
