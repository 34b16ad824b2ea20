import { localeNames } from '@balcao/contract/locale';
import { Card } from '@balcao/ui/card.tsx';
import { Box, Grid, Muted, Text } from '@balcao/ui/layout.tsx';
import { TemplatePreview } from '@balcao/ui/template-preview.tsx';
import { useTranslations } from 'use-intl';
import type { ReviewDetail } from './review.queries.ts';

type At = (path: string) => string;

/** How many a list of the form has: the numbers of its items stand in the paths. */
const countOf = ({ fields }: ReviewDetail, list: string): number => {
  const numbers = fields.flatMap(({ path, isGone }) =>
    !isGone && path.startsWith(`${list}.`) ? [Number.parseInt(path.slice(list.length + 1), 10)] : [],
  );
  return Math.max(-1, ...numbers) + 1;
};
const each = <T,>(count: number, of: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => of(index));

const versionsOf = (detail: ReviewDetail, at: At) =>
  each(countOf(detail, 'versions'), (index) => {
    const place = `versions.${index}`;
    return {
      language: at(`${place}.language`),
      header: at(`${place}.header`),
      body: at(`${place}.body`),
      footer: at(`${place}.footer`),
      buttons: each(countOf(detail, `${place}.buttons`), (button) => ({
        label: at(`${place}.buttons.${button}.label`),
        url: at(`${place}.buttons.${button}.url`) || null,
      })),
    };
  });

/** A message template as people would have it on the phone, in each language, with the samples of its team. */
export const MessageTemplatePane = ({ detail }: { detail: ReviewDetail }) => {
  const t = useTranslations('review.template');
  const line = useTranslations('template')('previewLine');
  const at: At = (path) => detail.fields.find((field) => field.path === path && !field.isGone)?.value ?? '';
  const variables = each(countOf(detail, 'variables'), (index) => ({
    name: at(`variables.${index}.name`),
    sample: at(`variables.${index}.sample`),
  }));
  return (
    <Card title={t('title')}>
      <Grid gap={16}>
        {versionsOf(detail, at).map(({ language, ...version }) => {
          const name = localeNames[language as keyof typeof localeNames] ?? language;
          return (
            <Box key={language}>
              <Text weight={600} mb={8}>
                {name}
              </Text>
              <TemplatePreview version={version} variables={variables} label={name} />
            </Box>
          );
        })}
      </Grid>
      <Muted mt={12} pretty>
        {line}
      </Muted>
    </Card>
  );
};
