import type { Unanswered } from '@balcao/contract/knowledge-question';
import { Dialog } from '@balcao/ui/dialog.tsx';
import { useTranslations } from 'use-intl';
import { useAddQuestion } from './knowledge.queries.ts';
import { QuestionForm } from './question-form.tsx';

interface QuestionDialogProps {
  channelId: string;
  /** One that a follower asked, which begins with its words. */
  unanswered?: Unanswered;
  onClose: () => void;
}

/** A question and its answer that robots are to know. */
export const QuestionDialog = ({ channelId, unanswered, onClose }: QuestionDialogProps) => {
  const t = useTranslations('knowledge.question');
  const add = useAddQuestion(channelId, unanswered?.id);
  return (
    <Dialog title={t('action')} onClose={onClose}>
      <QuestionForm
        initial={{ question: unanswered?.text ?? '', answer: '' }}
        isPending={add.isPending}
        send={(body, then) => add.mutate(body, { tell: t('added'), ...then })}
        onDone={onClose}
      />
    </Dialog>
  );
};
