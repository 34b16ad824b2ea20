import { formatBrl } from '@balcao/brazil/money';
import { type NoticePreference, saveNoticePolicy } from '@balcao/contract/notification-preference';
import { Muted, Row } from '@balcao/ui/layout.tsx';
import { Loaded } from '@balcao/ui/loaded.tsx';
import { LinesLoading } from '@balcao/ui/loading.tsx';
import { SettingCard } from '@balcao/ui/setting-card.tsx';
import { IconBell } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useMay } from '../../lib/may.ts';
import { useCurrentUser } from '../../lib/member.ts';
import classes from './notices-card.module.css';
import { preferencesOptions, useSavePreference } from './notification.queries.ts';
import { PaymentPushSwitch } from './payment-push.tsx';
import { PaymentSoundSwitch } from './payment-sound.tsx';

const AmountDialog = lazy(() => import('./amount-dialog.tsx'));

/** From which amount on a refund is large to the team. */
const LargeFrom = () => {
  const t = useTranslations('notification');
  const shared = useTranslations('shared');
  const mayChange = useMay(saveNoticePolicy);
  const [isOpen, setIsOpen] = useState(false);
  const policy = useQuery(preferencesOptions).data?.policy;
  if (!policy) return null;
  return (
    <Row as="span" gap={12} rowGap={0} wrap weight={400} tone="muted">
      {t('largeFrom', { amount: formatBrl(policy.largeRefundFrom) })}
      {mayChange && (
        <button type="button" className="link" onClick={() => setIsOpen(true)}>
          {shared('change')}
        </button>
      )}
      {isOpen && (
        <Suspense>
          <AmountDialog policy={policy} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </Row>
  );
};

const ways = ['bell', 'mail'] as const;

const PreferenceRow = ({ preference }: { preference: NoticePreference }) => {
  const t = useTranslations('notification');
  const save = useSavePreference();
  const { kind, bell, mail, mailIsLocked } = preference;
  const name = t(`names.${kind}`);
  const hasMore = kind === 'paymentReceived' && bell;
  const row = (
    <tr className={hasMore ? classes.joined : undefined}>
      <th scope="row">
        {name}
        {kind === 'largeRefund' && <LargeFrom />}
        {kind === 'paymentReceived' && (
          <Row as="span" gap={12} rowGap={0} wrap weight={400} tone="muted">
            {t('paymentsTogether')}
          </Row>
        )}
        {mailIsLocked && (
          <Row as="span" gap={12} rowGap={0} wrap weight={400} tone="muted">
            {t('locked')}
          </Row>
        )}
      </th>
      {ways.map((way) => (
        <td key={way}>
          <input
            type="checkbox"
            role="switch"
            className={classes.switch}
            aria-label={t('switch', { name, way: t(`ways.${way}`) })}
            checked={preference[way]}
            aria-checked={preference[way]}
            disabled={way === 'mail' && mailIsLocked}
            onChange={(event) => save.mutate({ kind, bell, mail, [way]: event.currentTarget.checked })}
          />
        </td>
      ))}
    </tr>
  );
  if (!hasMore) return row;
  return (
    <>
      {row}
      <tr>
        <td colSpan={3} className={classes.more}>
          <PaymentSoundSwitch />
          <PaymentPushSwitch />
        </td>
      </tr>
    </>
  );
};

/** What the member hears of in this team, and how: each kind by the bell and by e-mail. */
export const NoticesCard = () => {
  const t = useTranslations('notification');
  const { businessName } = useCurrentUser();
  const query = useQuery(preferencesOptions);
  return (
    <SettingCard icon={IconBell} title={t('title')} line={t('cardLine', { team: businessName ?? '' })}>
      <Loaded query={query} loading={<LinesLoading lines={6} />}>
        {(data) =>
          data.list.length > 0 ? (
            <table className={classes.table}>
              <thead>
                <tr>
                  <th scope="col">{t('what')}</th>
                  {ways.map((way) => (
                    <th key={way} scope="col">
                      {t(`ways.${way}`)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {data.list.map((preference) => (
                  <PreferenceRow key={preference.kind} preference={preference} />
                ))}
              </tbody>
            </table>
          ) : (
            <Muted>{t('noneForYou')}</Muted>
          )
        }
      </Loaded>
    </SettingCard>
  );
};
