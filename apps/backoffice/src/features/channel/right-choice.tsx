import { ChannelRight } from '@balcao/contract/channel';
import { CheckList } from '@balcao/ui/check-list.tsx';
import { useTranslations } from 'use-intl';

interface RightChoiceProps {
  /** The rights that the member may give. */
  giveable: readonly ChannelRight[];
  chosen: readonly ChannelRight[];
  onChange: (rights: ChannelRight[]) => void;
}

/** What a manager of a channel may do. */
export const RightChoice = ({ giveable, chosen, onChange }: RightChoiceProps) => {
  const t = useTranslations('channel.managers');
  return (
    <CheckList
      legend={t('may')}
      options={ChannelRight.options
        .filter((right) => giveable.includes(right))
        .map((value) => ({ value, label: t(`right.${value}`) }))}
      chosen={chosen}
      onToggle={(value, isChosen) =>
        onChange(ChannelRight.options.filter((right) => (right === value ? isChosen : chosen.includes(right))))
      }
    />
  );
};

/** The same in words. */
export const useRightsInWords = () => {
  const t = useTranslations('channel.managers');
  return (rights: readonly ChannelRight[]): string =>
    ChannelRight.options
      .filter((right) => rights.includes(right))
      .map((right) => t(`right.${right}`))
      .join(' · ');
};
