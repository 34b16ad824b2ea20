import { Muted, Row } from '@balcao/ui/layout.tsx';
import { LinesLoading } from '@balcao/ui/loading.tsx';
import { ToneIcon } from '@balcao/ui/tone.tsx';
import { Suspense, use } from 'react';
import { useTranslations } from 'use-intl';
import { endOf, type InvitationEnd, type InvitationRead, invitationByCode } from './invitation.queries.ts';
import classes from './invitation-summary.module.css';
import { InvitationSummary } from './invitation-summary.tsx';

type Found = { readonly invitation: InvitationRead } | { readonly end: InvitationEnd | 'away' };

const found = new Map<string, Promise<Found>>();
/** What a code stands for, asked once; there is no cache of queries before the login. */
const findInvitation = (code: string): Promise<Found> => {
  const known = found.get(code) ?? ask(code);
  found.set(code, known);
  return known;
};
const ask = async (code: string): Promise<Found> => {
  try {
    return { invitation: await invitationByCode(code) };
  } catch (error) {
    return { end: endOf(error) ?? 'away' };
  }
};

/** Above the forms of the entrance, for somebody who has come by an invitation: what it is, and that it goes on after the login. */
const InviteNotice = ({ code }: { code: string }) => (
  <section className={classes.notice}>
    <Suspense fallback={<LinesLoading lines={3} />}>
      <Content code={code} />
    </Suspense>
  </section>
);
export default InviteNotice;

const Content = ({ code }: { code: string }) => {
  const t = useTranslations('invitation');
  const answer = use(findInvitation(code));
  if ('invitation' in answer)
    return (
      <>
        <InvitationSummary invitation={answer.invitation} level="h2" />
        <p className={classes.next}>{t('notice.next')}</p>
      </>
    );
  return (
    <Row className={classes.end} gap={12}>
      <ToneIcon tone="bad" />
      <div>
        <h2 className={classes.title}>{t(`end.${answer.end}.title`)}</h2>
        <Muted mt={4} pretty>
          {t(`end.${answer.end}.text`)}
        </Muted>
      </div>
    </Row>
  );
};
