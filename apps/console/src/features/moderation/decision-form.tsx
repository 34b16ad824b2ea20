import { type CaseDecision, Sanction } from '@balcao/contract/moderation';
import type { DeskCaseDetail } from '@balcao/contract/moderation-desk';
import { Button } from '@balcao/ui/button.tsx';
import { Choice } from '@balcao/ui/choice.tsx';
import { focusFirst, showFieldErrors } from '@balcao/ui/form-errors';
import { Grid } from '@balcao/ui/layout.tsx';
import { useRefusals } from '@balcao/ui/refusals';
import { Textarea } from '@balcao/ui/textarea.tsx';
import { useForm } from '@mantine/form';
import { useTranslations } from 'use-intl';
import { useDecideCase } from './moderation.queries.ts';

/** What can be decided of a case as it stands, the mildest first. */
export const choicesOf = ({
  state,
  subject,
  post,
  reply,
  automation,
  about,
}: DeskCaseDetail): readonly CaseDecision[] => {
  if (state === 'appealed') return ['uphold', 'reverse'];
  if (state === 'actioned' || state === 'upheld') return ['reverse'];
  if (state !== 'open') return [];
  if (subject === 'reply') return reply && reply.state !== 'takenDown' ? ['dismiss', 'takeDown'] : ['dismiss'];
  const isRead = subject === 'broadcast' && (post?.state === 'sent' || post?.state === 'sending');
  const mayAct = {
    takeDown: isRead,
    switchOff: automation !== null && automation.state !== 'held',
    freeze: about.frozenAt === null,
  };
  return ['dismiss', ...Sanction.options.filter((one: Sanction) => mayAct[one])];
};

interface Values {
  decision: CaseDecision;
  reason: string;
}

/** What each choice is called and means, which says of a reply something else than of a channel and what it sent. */
export const useDecisionWords = ({ subject, sanction }: DeskCaseDetail) => {
  const t = useTranslations('moderation.decision');
  return (decision: CaseDecision): { readonly name: string; readonly help: string } => {
    const isReply = subject === 'reply';
    if (isReply && (decision === 'takeDown' || decision === 'reverse'))
      return { name: t(`ofReply.choice.${decision}`), help: t(`ofReply.help.${decision}`) };
    if (decision === 'reverse') {
      const of = `reverse.${sanction ?? 'freeze'}` as const;
      return { name: t(`choice.${of}`), help: t(`help.${of}`) };
    }
    const help = isReply && decision === 'dismiss' ? t('ofReply.help.dismiss') : t(`help.${decision}`);
    return { name: t(`choice.${decision}`), help };
  };
};

/** Decides a case, with a reason; what is said of each choice tells who reads it. */
export const DecisionForm = ({ of, choices }: { of: DeskCaseDetail; choices: readonly CaseDecision[] }) => {
  const t = useTranslations('moderation.decision');
  const wordsOf = useDecisionWords(of);
  const decide = useDecideCase(of.id);
  const present = useRefusals();
  const form = useForm<Values>({
    initialValues: { decision: choices[0] ?? 'dismiss', reason: '' },
    validate: decide.check,
  });
  const { decision } = form.values;
  // It was decided elsewhere meanwhile: what was chosen may not be there any more.
  const chosen = choices.includes(decision) ? decision : (choices[0] ?? decision);
  const send = (values: Values) =>
    decide.mutate(
      { ...values, decision: chosen },
      {
        tell: t('done'),
        onError: (error) => {
          if (!showFieldErrors(form, error)) present(error);
        },
      },
    );
  return (
    <Grid as="form" noValidate gap={16} onSubmit={form.onSubmit(send, focusFirst(form))}>
      <Choice
        legend={t('legend')}
        help={wordsOf(chosen).help}
        options={choices.map((value) => ({ value, label: wordsOf(value).name }))}
        value={chosen}
        onChange={(value) => form.setFieldValue('decision', value)}
      />
      <Textarea
        label={t(chosen === 'dismiss' ? 'note' : 'reason')}
        description={t(chosen === 'dismiss' ? 'noteHelp' : 'reasonHelp')}
        autosize
        minRows={3}
        maxRows={8}
        maxLength={500}
        {...form.getInputProps('reason')}
      />
      <Button
        type="submit"
        {...(Sanction.safeParse(chosen).success ? { color: 'red' } : {})}
        loading={decide.isPending}
      >
        {t('send')}
      </Button>
    </Grid>
  );
};
