import { localeNames, locales } from '@balcao/contract/locale';
import { Card } from '@balcao/ui/card.tsx';
import { Box, Grid, Muted, Row, Text } from '@balcao/ui/layout.tsx';
import { SegmentedControl } from '@balcao/ui/segmented-control.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { ReviewDetail } from './review.queries.ts';

/** The place of each field of the message, in its order. */
const placesIn = ({ fields }: ReviewDetail): string[] =>
  fields.flatMap(({ path, isGone }) => (isGone ? [] : (/^(fields\.\d+)\.kind$/.exec(path)?.[1] ?? [])));

/** A message that a team wrote, as people would have it on the phone, in each language. */
export const TemplatePane = ({ detail }: { detail: ReviewDetail }) => {
  const t = useTranslations('review.template');
  const [language, setLanguage] = useState<string>('pt-BR');
  const at = (path: string): string => detail.fields.find((field) => field.path === path)?.value ?? '';
  const wordsAt = (path: string): string => at(`${path}.${language}`) || at(`${path}.pt-BR`);
  return (
    <Card title={t('title')}>
      <SegmentedControl
        fullWidth
        aria-label={t('language')}
        value={language}
        data={locales.map((value) => ({ value, label: localeNames[value] }))}
        onChange={setLanguage}
      />
      <Box framed rounded="lg" p={16} mt={16}>
        <Text as="h3" size={16} weight={650} mb={12} breakable>
          {wordsAt('title')}
        </Text>
        <Grid as="dl" gap={8}>
          {placesIn(detail).map((place) => (
            <Row key={place} gap={12} rowGap={0} justify="between" wrap>
              <Muted as="dt">{wordsAt(`${place}.label`)}</Muted>
              <Text as="dd" breakable>
                {at(`${place}.sample`)}
              </Text>
            </Row>
          ))}
        </Grid>
      </Box>
      <Muted mt={12} pretty>
        {t('line')}
      </Muted>
    </Card>
  );
};
