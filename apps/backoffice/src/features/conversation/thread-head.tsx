import type { WholeConversation } from '@balcao/contract/conversation';
import { AppLink } from '@balcao/ui/app-link.tsx';
import { Button } from '@balcao/ui/button.tsx';
import { Muted, Row, Text } from '@balcao/ui/layout.tsx';
import { NativeSelect } from '@balcao/ui/native-select.tsx';
import { StatusBadge } from '@balcao/ui/status-badge.tsx';
import { IconChevronLeft } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useCurrentUser } from '../../lib/member.ts';
import classes from './conversation.module.css';
import { answerersOptions } from './conversation.queries.ts';
import type { ConversationSearch } from './conversation-search.ts';
import { SnoozeButton } from './snooze-button.tsx';
import type { ThreadActs } from './use-thread-acts.ts';

interface ThreadHeadProps {
  channelId: string;
  conversation: WholeConversation;
  /** The time of the product at this moment. */
  now: () => Date;
  search: ConversationSearch;
  acts: ThreadActs;
  mayWrite: boolean;
}
const tones = { open: 'moving', snoozed: 'waiting', closed: 'ended' } as const;

const Assignee = ({ channelId, conversation, acts }: Pick<ThreadHeadProps, 'channelId' | 'conversation' | 'acts'>) => {
  const t = useTranslations('conversation');
  const { accountId } = useCurrentUser();
  const { data: answerers = [] } = useQuery(answerersOptions(channelId));
  const { assignee } = conversation;
  const isKnown = assignee === null || answerers.some(({ memberId }) => memberId === assignee.memberId);
  const all = isKnown ? answerers : [...answerers, assignee];
  return (
    <Row gap={8} align="center">
      <NativeSelect
        size="xs"
        aria-label={t('assignee')}
        disabled={acts.isAssigning}
        value={assignee?.memberId ?? ''}
        data={[
          { value: '', label: t('unassigned') },
          ...all.map(({ memberId, name }) => ({ value: memberId, label: name })),
        ]}
        onChange={({ currentTarget }) => acts.assign(currentTarget.value || null)}
      />
      {assignee?.memberId !== accountId && (
        <Button size="xs" variant="default" loading={acts.isAssigning} onClick={acts.take}>
          {t('take')}
        </Button>
      )}
    </Row>
  );
};

/** Who it is with, how it stands, and what can be done. */
export const ThreadHead = ({ channelId, conversation, now, search, acts, mayWrite }: ThreadHeadProps) => {
  const t = useTranslations('conversation');
  const shared = useTranslations('shared');
  const { open: _, ...back } = search;
  const { name, state, assignee } = conversation;
  return (
    <Row as="header" className={classes.bar} gap={12} rowGap={8} wrap align="center" justify="between">
      <Row gap={8} align="center" shrink>
        <AppLink
          to={`/channel/${channelId}/services/conversations`}
          search={back}
          activeProps={{}}
          className={classes.back}
          aria-label={shared('back')}
        >
          <IconChevronLeft size={22} stroke={1.8} aria-hidden />
        </AppLink>
        <Text as="h2" size={16} weight={650} shrink truncate>
          {name || t('nameless')}
        </Text>
        <StatusBadge tone={tones[state]}>{t(`stands.${state}`)}</StatusBadge>
      </Row>
      {mayWrite ? (
        <Row gap={8} rowGap={8} wrap align="center">
          <Assignee channelId={channelId} conversation={conversation} acts={acts} />
          {conversation.hasMachines && state === 'open' && (
            <Button size="xs" variant="default" loading={acts.isHandling} onClick={acts.handle}>
              {t(conversation.handler === 'machines' ? 'stopAutomatic' : 'resumeAutomatic')}
            </Button>
          )}
          {state === 'open' && <SnoozeButton now={now} onSnooze={acts.snooze} />}
          {state === 'open' ? (
            <Button size="xs" variant="default" loading={acts.isMoving} onClick={acts.close}>
              {t('close')}
            </Button>
          ) : (
            <Button size="xs" variant="default" loading={acts.isMoving} onClick={acts.reopen}>
              {t('reopen')}
            </Button>
          )}
        </Row>
      ) : (
        <Muted>{assignee?.name ?? t('unassigned')}</Muted>
      )}
    </Row>
  );
};
