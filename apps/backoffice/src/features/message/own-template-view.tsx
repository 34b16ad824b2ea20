import { ownTemplateForm } from '@balcao/contract/message-own-form';
import type { OwnTemplateDetail } from '@balcao/contract/message-own-template';
import { titleIn } from '@balcao/contract/message-wording';
import { Grid, Muted, Text } from '@balcao/ui/layout.tsx';
import { tellGood } from '@balcao/ui/notice';
import { useLocale, useTranslations } from 'use-intl';
import { SubmissionCard } from '../../lib/submission-card.tsx';
import { MessageBubble } from './message-bubble.tsx';
import { useCancelOwnTemplate } from './own-template.queries.ts';

interface OwnTemplateViewProps {
  appletId: string;
  /** Of the mini program. */
  name: string;
  template: OwnTemplateDetail;
  /** Whether the member may take it back. */
  may: boolean;
}

/** A message that cannot be changed now: what the review says of it, and what was submitted. */
export const OwnTemplateView = ({ appletId, name, template, may }: OwnTemplateViewProps) => {
  const t = useTranslations('message.own');
  const locale = useLocale();
  const { id, title, fields, scene, submission, state } = template;
  const cancel = useCancelOwnTemplate(appletId, id);
  const takeBack = async () => {
    await cancel.mutateAsync();
    tellGood(t('cancelled', { title: titleIn(title, locale) }));
  };
  return (
    <Grid gap={24}>
      {submission && state !== 'draft' && (
        <SubmissionCard
          submission={submission}
          fields={ownTemplateForm.fields}
          onCancel={may && state === 'waiting' ? takeBack : undefined}
        />
      )}
      <MessageBubble title={title} fields={fields} name={name} />
      <div>
        <Muted>{t('scene')}</Muted>
        <Text breakable lines>
          {scene}
        </Text>
      </div>
    </Grid>
  );
};
