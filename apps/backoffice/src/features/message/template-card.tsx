import type { MessageSource } from '@balcao/contract/message-source';
import { type MessageTemplate, pauseRule, removeMessageTemplate } from '@balcao/contract/message-template';
import { nameOfField, titleIn } from '@balcao/contract/message-wording';
import { getTemplate } from '@balcao/contract/template';
import { ActionMenu } from '@balcao/ui/action-menu.tsx';
import { Card } from '@balcao/ui/card.tsx';
import { confirm } from '@balcao/ui/confirm';
import { CopyValue } from '@balcao/ui/copy-value.tsx';
import { Grid, Muted, Row, Text } from '@balcao/ui/layout.tsx';
import { StatusBadge } from '@balcao/ui/status-badge.tsx';
import { IconPlayerPause, IconPlayerPlay, IconTrash } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useLocale, useTranslations } from 'use-intl';
import { useMay } from '../../lib/may.ts';
import { usePauseTemplate, useRemoveTemplate, useResumeTemplate } from './message.queries.ts';
import { MessageBubble } from './message-bubble.tsx';

interface TemplateCardProps {
  appletId: string;
  name: string;
  template: MessageTemplate;
}

const useActions = (appletId: string, { id, title: code, pausedBecause }: MessageTemplate) => {
  const t = useTranslations('message');
  const shared = useTranslations('shared');
  const title = titleIn(code, useLocale());
  const pause = usePauseTemplate(appletId);
  const resume = useResumeTemplate(appletId);
  const remove = useRemoveTemplate(appletId);
  const askToPause = async () => {
    const question = { title: t('pause.title', { title }), message: t('pause.text'), action: t('pause.action') };
    if (await confirm(question)) pause.mutate(id, { tell: t('pause.done', { title }) });
  };
  const askToRemove = async () => {
    const question = { title: t('remove.title', { title }), message: t('remove.text'), action: shared('remove') };
    if (await confirm(question)) remove.mutate(id, { tell: t('remove.done', { title }) });
  };
  const goOn = () => resume.mutate(id, { tell: t('resume.done', { title }) });
  return [
    pausedBecause
      ? { label: t('resume.action'), icon: IconPlayerPlay, onAct: goOn }
      : { label: t('pause.action'), icon: IconPlayerPause, onAct: () => void askToPause() },
    { label: shared('remove'), icon: IconTrash, onAct: () => void askToRemove(), dangerous: true },
  ];
};

/** Which message template it says, and whether that is sent now. */
const SourceLine = ({ source: { templateId, name, isSendable } }: { source: MessageSource }) => {
  const t = useTranslations('message.fromTemplate');
  const mayRead = useMay(getTemplate);
  return (
    <>
      {name !== null && (
        <Muted breakable>
          {t('of')}{' '}
          {mayRead ? (
            <Link to="/messages/$templateId" params={{ templateId }} className="link">
              {name}
            </Link>
          ) : (
            name
          )}
        </Muted>
      )}
      {!isSendable && <Text pretty>{t(name === null ? 'removed' : 'notSent')}</Text>}
    </>
  );
};

/** One message of the mini program: where it stands, what it looks like, and what people answered. */
export const TemplateCard = ({ appletId, name, template }: TemplateCardProps) => {
  const t = useTranslations('message');
  const shared = useTranslations('shared');
  const title = titleIn(template.title, useLocale());
  const actions = useActions(appletId, template);
  const may = useMay(removeMessageTemplate);
  const { pausedBecause, figures, source } = template;
  const isStopped = source !== null && !source.isSendable;
  return (
    <Card
      title={title}
      actions={
        <Row gap={8} align="center">
          <StatusBadge tone={pausedBecause || isStopped ? 'waiting' : 'good'}>
            {t(isStopped ? 'fromTemplate.stopped' : pausedBecause ? 'state.paused' : 'state.active')}
          </StatusBadge>
          {may && <ActionMenu label={shared('actionsOf', { name: title })} actions={actions} />}
        </Row>
      }
    >
      <Grid gap={12}>
        <MessageBubble title={template.title} fields={template.fields} text={source?.text} name={name} />
        {source && <SourceLine source={source} />}
        {pausedBecause === 'declined' && <Text pretty>{t('declined', pauseRule)}</Text>}
        <Muted pretty>{t('figures', figures)}</Muted>
        <Muted as="div" breakable shrink>
          {t('id')} <CopyValue value={template.id} what={t('idOf', { title })} isOneLine />
        </Muted>
        <Muted breakable>{t('names', { names: template.fields.map(nameOfField).join(', ') })}</Muted>
      </Grid>
    </Card>
  );
};
