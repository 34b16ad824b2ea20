import { NativeSelect } from '@balcao/ui/native-select.tsx';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { followerTagOptions } from '../../lib/follower-tag.queries.ts';

interface TagFieldProps {
  label: string;
  error: string | undefined;
  disabled: boolean;
  id: string;
  channelId: string;
  value: string;
  onChange: (value: string) => void;
}
/** One of the tags of the followers of the channel. */
export const TagField = ({ channelId, value, onChange, ...common }: TagFieldProps) => {
  const t = useTranslations('workflow.form');
  const { data: tags } = useQuery(followerTagOptions(channelId));
  const hint = tags?.length === 0 ? { description: t('noTags') } : {};
  return (
    <NativeSelect
      {...common}
      {...hint}
      value={tags?.some(({ id }) => id === value) ? value : ''}
      data={[{ value: '', label: t('chooseTag') }, ...(tags ?? []).map(({ id, name }) => ({ value: id, label: name }))]}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
};
