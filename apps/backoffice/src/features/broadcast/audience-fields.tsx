import { orderedDaysAtMost, TagMatch } from '@balcao/contract/channel-audience';
import { localeNames, locales } from '@balcao/contract/locale';
import { Checkbox } from '@balcao/ui/checkbox.tsx';
import { Choice } from '@balcao/ui/choice.tsx';
import { DayInput } from '@balcao/ui/day-input.tsx';
import { Box, Muted, Row, Stack, Text } from '@balcao/ui/layout.tsx';
import { TextInput } from '@balcao/ui/text-input.tsx';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { followerTagOptions } from '../../lib/follower-tag.queries.ts';
import { useReadsOrders } from '../../lib/reads-orders.ts';
import type { AudienceChoice } from './audience-choice.ts';

type Errors = Partial<Record<'tags' | 'dayFrom' | 'dayTo' | 'languages' | 'orderedDays', string>>;
interface AudienceFieldsProps {
  channelId: string;
  value: AudienceChoice;
  errors: Errors;
  onChange: (change: Partial<AudienceChoice>) => void;
}

interface BoxesProps<Value extends string> {
  legend: string;
  options: readonly { readonly value: Value; readonly label: string }[];
  chosen: readonly Value[];
  onChange: (chosen: Value[]) => void;
}
/** Some of a few. */
const Boxes = <Value extends string>({ legend, options, chosen, onChange }: BoxesProps<Value>) => (
  <Box as="fieldset">
    <Text as="legend" weight={550}>
      {legend}
    </Text>
    <Row gap={16} rowGap={8} wrap mt={8}>
      {options.map(({ value, label }) => (
        <Checkbox
          key={value}
          label={label}
          checked={chosen.includes(value)}
          onChange={({ currentTarget }) =>
            onChange(currentTarget.checked ? [...chosen, value] : chosen.filter((one) => one !== value))
          }
        />
      ))}
    </Row>
  </Box>
);

const Tags = ({ channelId, value, errors, onChange }: AudienceFieldsProps) => {
  const t = useTranslations('broadcast.audience');
  const { data: tags } = useQuery(followerTagOptions(channelId));
  return (
    <Stack gap={8} data-path="audience.tags">
      {tags?.length === 0 ? (
        <Muted>{t('noTags')}</Muted>
      ) : (
        <Boxes
          legend={t('tags')}
          options={(tags ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          chosen={value.tags}
          onChange={(next) => onChange({ tags: next })}
        />
      )}
      {value.tags.length > 1 && (
        <Choice<TagMatch>
          legend={t('tagMatch')}
          options={TagMatch.options.map((one) => ({ value: one, label: t(`match.${one}`) }))}
          value={value.tagMatch}
          onChange={(tagMatch) => onChange({ tagMatch })}
        />
      )}
      {errors.tags && (
        <Text tone="bad" size={14} role="alert">
          {errors.tags}
        </Text>
      )}
    </Stack>
  );
};

/** Whom a broadcast goes to: everyone who follows the channel, or a part of them. */
export const AudienceFields = (props: AudienceFieldsProps) => {
  const { value, errors, onChange } = props;
  const t = useTranslations('broadcast.audience');
  const readsOrders = useReadsOrders();
  return (
    <Stack gap={16}>
      <Choice<AudienceChoice['to']>
        legend={t('to')}
        options={[
          { value: 'everyone', label: t('everyone') },
          { value: 'part', label: t('part') },
        ]}
        value={value.to}
        onChange={(to) => onChange({ to })}
      />
      {value.to === 'part' && (
        <>
          <Muted>{t('line')}</Muted>
          <Tags {...props} />
          <Row gap={16} rowGap={12} wrap align="start">
            <DayInput
              label={t('dayFrom')}
              data-path="audience.dayFrom"
              value={value.dayFrom}
              error={errors.dayFrom}
              onChange={(dayFrom) => onChange({ dayFrom })}
            />
            <DayInput
              label={t('dayTo')}
              data-path="audience.dayTo"
              value={value.dayTo}
              error={errors.dayTo}
              onChange={(dayTo) => onChange({ dayTo })}
            />
          </Row>
          <Boxes
            legend={t('languages')}
            options={locales.map((one) => ({ value: one, label: localeNames[one] }))}
            chosen={value.languages}
            onChange={(languages) => onChange({ languages })}
          />
          {readsOrders && (
            <TextInput
              label={t('orderedDays')}
              data-path="audience.orderedDays"
              description={t('orderedDaysHelp', { most: String(orderedDaysAtMost) })}
              inputMode="numeric"
              maxLength={3}
              value={value.orderedDays}
              error={errors.orderedDays}
              onChange={({ currentTarget }) => onChange({ orderedDays: currentTarget.value.trim() })}
            />
          )}
        </>
      )}
    </Stack>
  );
};
