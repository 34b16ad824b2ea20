import type { Mail } from '@balcao/contract/sandbox';
import { CopyValue } from '@balcao/ui/copy-value.tsx';
import { useDocumentTitle } from '@balcao/ui/document-title';
import { EmptyState } from '@balcao/ui/empty-state.tsx';
import { ErrorState } from '@balcao/ui/error-state.tsx';
import { Instant } from '@balcao/ui/instant.tsx';
import { Hidden, Muted, Row } from '@balcao/ui/layout.tsx';
import { PageLoading } from '@balcao/ui/loading.tsx';
import { IconMailOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { Screen } from '../../lib/screen.tsx';
import classes from './mail-screen.module.css';
import { codeOf, partsOf, wholeAddress } from './mail-text.ts';
import { mailsQuery } from './sandbox.queries.ts';

const route = getRouteApi('/mail/$mailId');

/** One mail, whole. */
export const MailScreen = () => {
  const t = useTranslations('sandbox.mails');
  const p = useTranslations('phone');
  const { mailId } = route.useParams();
  const { to } = route.useSearch();
  const mails = useQuery(mailsQuery(wholeAddress(to)));
  const mail = mails.data?.find(({ id }) => id === mailId);
  useDocumentTitle(mail?.subject ?? t('title'), p('application'));
  return (
    <Screen title={mail?.subject ?? t('title')} back={{ to: '/mail', search: to === undefined ? {} : { to } }}>
      {mail && <Letter mail={mail} />}
      {!mail && mails.isPending && <PageLoading height="12rem" />}
      {!mail && mails.isError && <ErrorState error={mails.error} onRetry={() => void mails.refetch()} />}
      {!mail && mails.isSuccess && (
        <EmptyState
          icon={IconMailOff}
          title={t('notFound')}
          action={
            <Link to="/mail" className="link">
              {t('toList')}
            </Link>
          }
        >
          {t('notFoundText')}
        </EmptyState>
      )}
    </Screen>
  );
};

const Letter = ({ mail }: { mail: Mail }) => {
  const t = useTranslations('sandbox.mails');
  const code = codeOf(mail.text);
  return (
    <article>
      <Muted breakable>
        {t.rich('toLink', {
          address: mail.to,
          link: (words) => (
            <Link to="/mail" search={{ to: mail.to }} className="link" title={t('onlyThis')}>
              {words}
            </Link>
          ),
        })}
        <br />
        <Instant at={mail.sentAt} form="full" />
      </Muted>
      {code && (
        <Row gap={16} align="center" justify="between" mt={16} py={12} px={16} ground="surface" framed rounded="lg">
          <Muted as="span">{t('codeIs')}</Muted>
          <span className={classes.codeValue}>
            <CopyValue value={code} what={t('theCode')} />
          </span>
        </Row>
      )}
      <div className={classes.text}>
        {partsOf(mail.text, location.origin).map(({ kind, text, at }) => {
          if (kind === 'text') return text;
          if (kind === 'code') return <strong key={at}>{text}</strong>;
          return (
            <a key={at} href={text} className="link" target="_blank" rel="noopener">
              {text}
              <Hidden> ({t('opensApart')})</Hidden>
            </a>
          );
        })}
      </div>
    </article>
  );
};
