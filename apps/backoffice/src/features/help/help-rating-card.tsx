import { type HelpRating, helpRemarkAtMost, rateHelp } from '@balcao/contract/help';
import type { HelpSlug } from '@balcao/contract/help-article';
import { Button } from '@balcao/ui/button.tsx';
import { Card } from '@balcao/ui/card.tsx';
import { Muted, Row, Stack, Text } from '@balcao/ui/layout.tsx';
import { Textarea } from '@balcao/ui/textarea.tsx';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ratingOptions, useRateHelp } from './help.queries.ts';

/** Asks whether the article helped, and what it lacks. The last answer counts. */
export const HelpRatingCard = ({ slug }: { slug: HelpSlug }) => {
  const t = useTranslations('help.rating');
  const { data: said } = useQuery(ratingOptions(slug));
  const rate = useRateHelp(slug);
  // What is on its way shows as said, so that nothing jumps.
  const isUseful = rate.isPending ? rate.variables?.isUseful : said?.isUseful;
  const say = (answer: boolean) => {
    if (answer === isUseful || rate.isPending) return;
    rate.mutate({ isUseful: answer, ...(said?.remark && { remark: said.remark }) });
  };
  return (
    <Card>
      <Stack gap={16}>
        <Row gap={12} rowGap={8} align="center" wrap role="group" aria-label={t('question')}>
          <Text weight={600}>{t('question')}</Text>
          {([true, false] as const).map((answer) => (
            <Button
              key={String(answer)}
              size="xs"
              variant={isUseful === answer ? 'light' : 'default'}
              aria-pressed={isUseful === answer}
              onClick={() => say(answer)}
            >
              {t(answer ? 'yes' : 'no')}
            </Button>
          ))}
        </Row>
        {said && said.isUseful !== null && <Remark said={said} isUseful={said.isUseful} rate={rate} />}
      </Stack>
    </Card>
  );
};

interface RemarkProps {
  said: HelpRating;
  isUseful: boolean;
  rate: ReturnType<typeof useRateHelp>;
}

/** What is missing, in the reader's own words. */
const Remark = ({ said, isUseful, rate }: RemarkProps) => {
  const t = useTranslations('help.rating');
  const [text, setText] = useState(said.remark);
  const remark = text.trim();
  const read = rateHelp.body.safeParse({ isUseful, ...(remark && { remark }) });
  // The server keeps the text as the contract reads it; what is typed while it is on its way stays in the field.
  const isSaid = (read.success ? (read.data.remark ?? '') : remark) === said.remark;
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (read.success && !isSaid && !rate.isPending) rate.mutate(read.data);
  };
  return (
    <form onSubmit={send}>
      <Stack gap={8} align="start">
        <Textarea
          w="100%"
          label={t('missing')}
          description={t('missingHelp', { most: helpRemarkAtMost })}
          autosize
          minRows={2}
          maxRows={8}
          maxLength={helpRemarkAtMost}
          value={text}
          error={read.success ? undefined : t('wrong')}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        {isSaid ? (
          <Muted role="status">{t(said.remark ? 'thanksForWords' : 'thanks')}</Muted>
        ) : (
          <Button type="submit" size="xs" loading={rate.isPending} disabled={!read.success}>
            {t('send')}
          </Button>
        )}
      </Stack>
    </form>
  );
};
