import '@mantine/core/styles/Button.css';
import '@mantine/core/styles/Loader.css';
import { type StaffMember, staffMay } from '@balcao/contract/staff';
import type { Consent } from '@balcao/contract/staff-consent';
import { confirm } from '@balcao/ui/confirm';
import { Instant } from '@balcao/ui/instant.tsx';
import { Button } from '@mantine/core';
import { useTranslations } from 'use-intl';
import classes from './consent.module.css';

interface ConsentBoxProps {
  asked: Consent;
  staff: StaffMember;
  /** What is asked, as whoever asked reads it and as the colleagues do. */
  title: { readonly mine: string; readonly others: string };
  why: string;
  /** The button that agrees, and what is asked once more before it does. */
  agree: string;
  question: { readonly title: string; readonly message: string; readonly dangerous: boolean };
  isBusy: boolean;
  onDecide: (agreed: boolean) => void;
  onTakeBack: () => void;
}

/** What waits for a second person: whoever asked may take it back, any other of finance decides. */
export const ConsentBox = (props: ConsentBoxProps) => {
  const { asked, staff, title, why, agree, question, isBusy, onDecide, onTakeBack } = props;
  const t = useTranslations('consent');
  const isMine = asked.askedBy.staffId === staff.staffId;
  const agreeTo = async () => {
    if (await confirm({ ...question, action: agree })) onDecide(true);
  };
  return (
    <section className={classes.asked} aria-label={title.others}>
      <p className={classes.strong}>{isMine ? title.mine : title.others}</p>
      <p className={classes.words}>{why}</p>
      <p className={classes.words}>{t.rich('until', { when: () => <Instant at={asked.expiresAt} /> })}</p>
      {staffMay(staff.role, 'finance.decide') && (
        <div className={classes.buttons}>
          {isMine ? (
            <Button variant="default" loading={isBusy} onClick={onTakeBack}>
              {t('takeBack')}
            </Button>
          ) : (
            <>
              <Button variant="default" loading={isBusy} onClick={() => onDecide(false)}>
                {t('refuse')}
              </Button>
              <Button loading={isBusy} onClick={() => void agreeTo()}>
                {agree}
              </Button>
            </>
          )}
        </div>
      )}
    </section>
  );
};
