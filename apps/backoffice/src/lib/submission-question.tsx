import { answerReview, type Submission } from '@balcao/contract/review';
import { Button } from '@balcao/ui/button.tsx';
import { checkedNow } from '@balcao/ui/form-check';
import { focusFirst, showFieldErrors } from '@balcao/ui/form-errors';
import { Instant } from '@balcao/ui/instant.tsx';
import { Box, Grid, Row, Text } from '@balcao/ui/layout.tsx';
import { Textarea } from '@balcao/ui/textarea.tsx';
import { useForm } from '@mantine/form';
import { IconMessageQuestion } from '@tabler/icons-react';
import { useId } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useMay } from './may.ts';
import { editsProducts } from './merchant-rights.ts';
import { answerOf, useAnswerReview } from './submission.queries.ts';
import classes from './submission-card.module.css';
import { WhyNot } from './why-not.tsx';

/**
 * Questions about products are answered by those who manage products, about mini programs by their developers, about channels by their managers, and
 * all others by those who manage the merchant.
 */
const answeredBy = (kind: Submission['kind']) => (kind === 'product' ? editsProducts : answerOf(kind));

/** The reviewer's open question, with a field for the answer. */
export const SubmissionQuestion = ({ submission }: { submission: Submission }) => {
  const t = useTranslations('review.question');
  const id = useId();
  const target = answeredBy(submission.kind);
  const may = useMay(target);
  const question = submission.timeline.findLast(({ kind }) => kind === 'question');
  return (
    <Row as="section" className={classes.question} gap={12} aria-labelledby={id}>
      <IconMessageQuestion size={20} stroke={1.8} aria-hidden />
      <Box grow shrink>
        <Text as="h3" id={id} size={14} weight={650}>
          {t('title')}
        </Text>
        {question && (
          <>
            <Text mt={4} breakable lines>
              {question.text}
            </Text>
            <p className={classes.line}>
              <Instant at={question.at} />
            </p>
          </>
        )}
        {may ? <AnswerForm submission={submission} /> : <WhyNot of={target} line />}
      </Box>
    </Row>
  );
};

const AnswerForm = ({ submission }: { submission: Submission }) => {
  const t = useTranslations('review.question');
  const answer = useAnswerReview(submission);
  const form = useForm({ initialValues: { text: '' }, validate: checkedNow(answerReview.body, useLocale()) });
  const submit = form.onSubmit(
    ({ text }) =>
      answer.mutate(text, {
        tell: t('done'),
        onError: (error) => showFieldErrors(form, error),
      }),
    focusFirst(form),
  );
  return (
    <Grid as="form" noValidate onSubmit={submit} className={classes.answer} gap={12} across="start" mt={16}>
      <Textarea label={t('answer')} rows={3} maxLength={1_000} {...form.getInputProps('text')} />
      <Button type="submit" loading={answer.isPending}>
        {t('send')}
      </Button>
    </Grid>
  );
};
