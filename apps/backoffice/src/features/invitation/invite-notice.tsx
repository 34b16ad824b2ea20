import { Muted, Row } from '@balcao/ui/layout.tsx';
import { LinesLoading } from '@balcao/ui/loading.tsx';
import { ToneIcon } from '@balcao/ui/tone.tsx';
import { Suspense, use, useEffect, useEffectEvent } from 'react';
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

interface InviteNoticeProps {
  code: string;
  /** Hears the invited address, where the invitation has one. */
  onEmail: (email: string) => void;
}

/** Above the forms of the entrance, for someone who has come by an invitation: what it is, and that it goes on after the login. */
const InviteNotice = ({ code, onEmail }: InviteNoticeProps) => (
  <section className={classes.notice}>
    <Suspense fallback={<LinesLoading lines={3} />}>
      <Content code={code} onEmail={onEmail} />
    </Suspense>
  </section>
);
export default InviteNotice;

const Content = ({ code, onEmail }: InviteNoticeProps) => {
  const t = useTranslations('invitation');
  const answer = use(findInvitation(code));
  const invited = 'invitation' in answer ? answer.invitation.email : null;
  const suggest = useEffectEvent(onEmail);
  useEffect(() => {
    if (invited) suggest(invited);
  }, [invited]);
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
