import { messageKeptDays, type ReceivedMessage } from '@balcao/contract/message-delivery';
import { holdingOf, labelIn, nameOfField, titleIn, valueIn } from '@balcao/contract/message-wording';
import { Button } from '@balcao/ui/button.tsx';
import { useDocumentTitle } from '@balcao/ui/document-title';
import { EmptyState } from '@balcao/ui/empty-state.tsx';
import { ErrorState } from '@balcao/ui/error-state.tsx';
import { Instant } from '@balcao/ui/instant.tsx';
import { Box, Grid, Muted, Row, Stack, Text } from '@balcao/ui/layout.tsx';
import { LinesLoading } from '@balcao/ui/loading.tsx';
import { IconMessage } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useLocale, useTranslations } from 'use-intl';
import { OwnReportList } from '../../lib/own-report-list.tsx';
import { Screen } from '../../lib/screen.tsx';
import { ConsentList } from './consent-list.tsx';
import { receivedQuery } from './message.queries.ts';
import classes from './message-list-screen.module.css';

/** What mini programs sent, the newest first, and what they may send. */
export const MessageListScreen = () => {
  const t = useTranslations('message');
  useDocumentTitle(t('title'), useTranslations('phone')('application'));
  const { data, error, isPending, refetch } = useQuery(receivedQuery);
  return (
    <Screen title={t('title')} line={t('line', { days: messageKeptDays })} back={{ to: '/' }}>
      {isPending && <LinesLoading lines={6} />}
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data?.length === 0 && (
        <EmptyState icon={IconMessage} title={t('none')}>
          {t('noneText')}
        </EmptyState>
      )}
      {data && data.length > 0 && (
        <Stack as="ul" gap={12}>
          {data.map((message) => (
            <li key={message.id}>
              <Message message={message} />
            </li>
          ))}
        </Stack>
      )}
      <OwnReportList />
      <ConsentList />
    </Screen>
  );
};

const Message = ({ message }: { message: ReceivedMessage }) => {
  const ui = useTranslations('ui');
  const locale = useLocale();
  const { appId, appletName, icon, title, values, text, page, receivedAt } = message;
  return (
    <Box as="article" framed rounded="lg" p={16}>
      <Row gap={8} align="center" mb={8}>
        <img src={icon} alt="" className={classes.icon} />
        <Muted shrink clipped>
          {appletName}
        </Muted>
        <Muted push>
          <Instant at={receivedAt} />
        </Muted>
      </Row>
      <Text as="h2" size={16} weight={650} mb={8}>
        {titleIn(title, locale)}
      </Text>
      {text !== null && (
        <Text breakable lines>
          {text}
        </Text>
      )}
      <Grid as="dl" gap={8}>
        {values.map(({ field, value }) => (
          <Row key={nameOfField(field)} gap={12} rowGap={0} justify="between" wrap>
            <Muted as="dt">{labelIn(field, locale)}</Muted>
            <Text as="dd" breakable>
              {valueIn(holdingOf(field).kind, value, locale)}
            </Text>
          </Row>
        ))}
      </Grid>
      <Row mt={12}>
        <Button
          renderRoot={(props) => (
            <Link {...props} to="/applet/$appId" params={{ appId }} search={page ? { page } : {}} />
          )}
          variant="default"
          size="xs"
        >
          {ui('table.open', { name: appletName })}
        </Button>
      </Row>
    </Box>
  );
};
