import { type StaffMember, staffMay } from '@balcao/contract/staff';
import type { Consent } from '@balcao/contract/staff-consent';
import { Button } from '@balcao/ui/button.tsx';
import { confirm } from '@balcao/ui/confirm';
import { Instant } from '@balcao/ui/instant.tsx';
import { Row, Stack, Text } from '@balcao/ui/layout.tsx';
import { useTranslations } from 'use-intl';

interface ConsentBoxProps {
  asked: Consent;
  staff: StaffMember;
  /** The request, the same for the requester and for colleagues. */
  title: { readonly mine: string; readonly others: string };
  why: string;
  /** The button that agrees, and what is asked once more before it does. */
  agree: string;
  question: { readonly title: string; readonly message: string; readonly dangerous: boolean };
  isBusy: boolean;
  onDecide: (agreed: boolean) => void;
  onTakeBack: () => void;
}

/** What waits for a second person: the requester may withdraw it, any other person of finance decides. */
export const ConsentBox = (props: ConsentBoxProps) => {
  const { asked, staff, title, why, agree, question, isBusy, onDecide, onTakeBack } = props;
  const t = useTranslations('consent');
  const isMine = asked.askedBy.staffId === staff.staffId;
  const agreeTo = async () => {
    if (await confirm({ ...question, action: agree })) onDecide(true);
  };
  return (
    <Stack as="section" gap={8} py={12} px={16} ground="waiting" framed rounded="md" aria-label={title.others}>
      <Text weight={600}>{isMine ? title.mine : title.others}</Text>
      <Text breakable>{why}</Text>
      <Text breakable>{t.rich('until', { when: () => <Instant at={asked.expiresAt} /> })}</Text>
      {staffMay(staff.role, 'finance.decide') && (
        <Row gap={8} wrap>
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
        </Row>
      )}
    </Stack>
  );
};
