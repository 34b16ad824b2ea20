import type { Mail } from '@balcao/contract/sandbox';
import { Button } from '@balcao/ui/button.tsx';
import { useDocumentTitle } from '@balcao/ui/document-title';
import { EmptyState } from '@balcao/ui/empty-state.tsx';
import { ErrorState } from '@balcao/ui/error-state.tsx';
import { Instant } from '@balcao/ui/instant.tsx';
import { Muted, Row, Text } from '@balcao/ui/layout.tsx';
import { LinesLoading } from '@balcao/ui/loading.tsx';
import { IconMail } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { Screen } from '../../lib/screen.tsx';
import { MailFilter } from './mail-filter.tsx';
import classes from './mail-screen.module.css';
import { beginningOf, wholeAddress } from './mail-text.ts';
import { mailsQuery } from './sandbox.queries.ts';

const route = getRouteApi('/mail');

/** Every mail that the product sent, newest first. New ones come by themselves. */
export const MailListScreen = () => {
  const t = useTranslations('sandbox.mails');
  const p = useTranslations('phone');
  useDocumentTitle(t('title'), p('application'));
  const { to } = route.useSearch();
  const navigate = route.useNavigate();
  const filter = (address: string | undefined) =>
    void navigate({ search: address === undefined ? {} : { to: address }, replace: true });
  const mails = useQuery(mailsQuery(wholeAddress(to)));
  const shown = mails.data?.filter((mail) => mail.to.includes(to?.toLowerCase() ?? ''));
  return (
    <Screen title={t('title')} line={t('line')}>
      <MailFilter to={to} onFilter={filter} />
      {mails.isPending && <LinesLoading lines={8} />}
      {mails.isError && !mails.data && <ErrorState error={mails.error} onRetry={() => void mails.refetch()} />}
      {shown?.length === 0 && <Empty to={to} onAll={() => filter(undefined)} />}
      {shown && shown.length > 0 && (
        <ul className={classes.list}>
          {shown.map((mail) => (
            <li key={mail.id}>
              <MailRow mail={mail} to={to} />
            </li>
          ))}
        </ul>
      )}
    </Screen>
  );
};

const Empty = ({ to, onAll }: { to: string | undefined; onAll: () => void }) => {
  const t = useTranslations('sandbox.mails');
  if (to === undefined)
    return (
      <EmptyState icon={IconMail} title={t('empty')}>
        {t('emptyText')}
      </EmptyState>
    );
  const all = (
    <Button variant="default" onClick={onAll}>
      {t('clearFilter')}
    </Button>
  );
  return (
    <EmptyState icon={IconMail} title={t('emptyFor')} action={all}>
      {t('emptyForText')}
    </EmptyState>
  );
};

const MailRow = ({ mail, to }: { mail: Mail; to: string | undefined }) => {
  const t = useTranslations('sandbox.mails');
  return (
    <Link
      to="/mail/$mailId"
      params={{ mailId: mail.id }}
      search={to === undefined ? {} : { to }}
      className={classes.row}
    >
      <Text as="span" block weight={550} truncate>
        {mail.subject}
      </Text>
      <Row as="span" gap={16} justify="between" tone="muted">
        <Text as="span" shrink truncate>
          {t('to', { address: mail.to })}
        </Text>
        <Instant at={mail.sentAt} />
      </Row>
      <Muted as="span" block truncate>
        {beginningOf(mail.text)}
      </Muted>
    </Link>
  );
};
