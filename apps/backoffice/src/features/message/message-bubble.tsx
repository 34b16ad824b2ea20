import type { Locale } from '@balcao/contract/locale';
import {
  holdingOf,
  labelIn,
  nameOfField,
  type TemplateField,
  type TemplateTitle,
  titleIn,
  valueIn,
} from '@balcao/contract/message-wording';
import { Box, Grid, Muted, Row, Text } from '@balcao/ui/layout.tsx';
import { useId } from 'react';
import { useLocale, useTranslations } from 'use-intl';

interface MessageBubbleProps {
  title: TemplateTitle;
  fields: readonly TemplateField[];
  /** What it says in the place of fields. */
  text?: string | undefined;
  /** Of the mini program, as people know it. */
  name: string;
  /** In which it is read; that of the page where nothing is said. */
  language?: Locale;
}

/** A message as a person sees it on the phone, with samples for values. */
export const MessageBubble = ({ title, fields, text, name, language }: MessageBubbleProps) => {
  const t = useTranslations('message');
  const page = useLocale();
  const locale = language ?? page;
  const [id, titleId] = [useId(), useId()];
  return (
    <Box as="section" aria-labelledby={`${id} ${titleId}`} ground="hover" rounded="lg" p={16}>
      <Muted id={id} mb={8}>
        {t('preview')}
      </Muted>
      <Box framed rounded="lg" ground="surface" p={16}>
        <Muted breakable>{name}</Muted>
        <Text id={titleId} size={16} weight={650} mb={12}>
          {titleIn(title, locale)}
        </Text>
        {text !== undefined && (
          <Text breakable lines>
            {text}
          </Text>
        )}
        <Grid as="dl" gap={8} hidden={text !== undefined}>
          {(text === undefined ? fields : []).map((field) => {
            const { kind, sample } = holdingOf(field);
            return (
              <Row key={nameOfField(field)} gap={12} rowGap={0} justify="between" wrap>
                <Muted as="dt">{labelIn(field, locale)}</Muted>
                <Text as="dd" breakable>
                  {valueIn(kind, sample, locale)}
                </Text>
              </Row>
            );
          })}
        </Grid>
      </Box>
    </Box>
  );
};
