import type { MessageField } from '@balcao/contract/message-field';
import type { MessageTitle } from '@balcao/contract/message-library';
import { Box, Grid, Muted, Row, Text } from '@balcao/ui/layout.tsx';
import { useId } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { fieldText, sampleText, titleText } from './message-words.ts';

interface MessageBubbleProps {
  title: MessageTitle;
  fields: readonly MessageField[];
  /** Of the mini program, as people know it. */
  name: string;
}

/** A message as a person sees it on the phone, with samples for values. */
export const MessageBubble = ({ title, fields, name }: MessageBubbleProps) => {
  const t = useTranslations('message');
  const locale = useLocale();
  const id = useId();
  return (
    <Box as="section" aria-labelledby={id} ground="hover" rounded="lg" p={16}>
      <Muted id={id} mb={8}>
        {t('preview')}
      </Muted>
      <Box framed rounded="lg" ground="surface" p={16}>
        <Muted breakable>{name}</Muted>
        <Text size={16} weight={650} mb={12}>
          {titleText(title, locale)}
        </Text>
        <Grid as="dl" gap={8}>
          {fields.map((field) => (
            <Row key={field} gap={12} rowGap={0} justify="between" wrap>
              <Muted as="dt">{fieldText(field, locale)}</Muted>
              <Text as="dd" breakable>
                {sampleText(field, locale)}
              </Text>
            </Row>
          ))}
        </Grid>
      </Box>
    </Box>
  );
};
