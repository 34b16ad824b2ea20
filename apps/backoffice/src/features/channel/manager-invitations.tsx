import type { InvitedManager } from '@balcao/contract/channel-right';
import { resendInvitation } from '@balcao/contract/invitation';
import { Button } from '@balcao/ui/button.tsx';
import { confirm } from '@balcao/ui/confirm';
import { Instant } from '@balcao/ui/instant.tsx';
import { Muted, Row, Stack, Text } from '@balcao/ui/layout.tsx';
import { StatusBadge } from '@balcao/ui/status-badge.tsx';
import { useTranslations } from 'use-intl';
import { useMay } from '../../lib/may.ts';
import { useResendToManager, useRevokeFromManager } from './manager-invitation.queries.ts';
import { useRightsInWords } from './right-choice.tsx';

const Actions = ({ invited: { invitationId, email } }: { invited: InvitedManager }) => {
  const t = useTranslations('channel.managers.invited.words');
  const resend = useResendToManager();
  const revoke = useRevokeFromManager();
  const takeBack = async () => {
    const question = {
      title: t('revoke.title', { name: email }),
      message: t('revoke.text'),
      action: t('revoke.action'),
    };
    if (await confirm({ ...question, dangerous: true }))
      revoke.mutate(invitationId, { tell: t('revoke.done', { name: email }) });
  };
  return (
    <Row gap={8} wrap>
      <Button
        variant="default"
        size="xs"
        loading={resend.isPending}
        onClick={() => resend.mutate(invitationId, { tell: t('resent', { email }) })}
      >
        {t('resend')}
      </Button>
      <Button variant="default" size="xs" color="red" loading={revoke.isPending} onClick={() => void takeBack()}>
        {t('revoke.action')}
      </Button>
    </Row>
  );
};

/** Who is invited to help with the channel and has not answered. */
export const InvitedManagers = ({ list, mayChange }: { list: readonly InvitedManager[]; mayChange: boolean }) => {
  const t = useTranslations('channel.managers.invited');
  const inWords = useRightsInWords();
  const mayInvite = useMay(resendInvitation);
  if (list.length === 0) return null;
  return (
    <Stack as="ul">
      {list.map((invited) => (
        <Row key={invited.invitationId} as="li" gap={12} py={12} align="center" wrap rule="top">
          <Stack shrink grow gap={4}>
            <Text weight={550} breakable>
              {invited.email}
            </Text>
            <Muted>{`${inWords(invited.rights)} · ${invited.role}`}</Muted>
            <Row gap={8} align="center" wrap>
              <StatusBadge tone={invited.isExpired ? 'ended' : 'waiting'}>
                {t(invited.isExpired ? 'expired' : 'pending')}
              </StatusBadge>
              <Muted as="span">
                {t('until')} <Instant at={invited.expiresAt} />
              </Muted>
            </Row>
          </Stack>
          {mayChange && mayInvite && <Actions invited={invited} />}
        </Row>
      ))}
    </Stack>
  );
};
