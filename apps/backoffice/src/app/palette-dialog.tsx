import { Palette, type PaletteGroup } from '@balcao/ui/palette.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ordersIn } from '../features/order/order-ask.ts';
import { useCurrentUser } from '../lib/member.ts';
import { type Choice, useActions, useScreens } from './palette-choices.ts';
import { orderOf, useArticles, useFound, useOrderChoice } from './palette-found.tsx';
import { keepChoice, recentChoices } from './palette-recent.ts';
import { fitting } from './palette-search.ts';

interface PaletteDialogProps {
  /** What was typed before the dialog was there. */
  begin: string;
  /** Shows the shortcuts of the keyboard. */
  onShortcuts: () => void;
  onClose: () => void;
}

/** What was chosen last, as far as it can still be chosen. */
const useRecent = (fixed: readonly Choice[], mayOrders: boolean): Choice[] => {
  const user = useCurrentUser();
  const orderChoice = useOrderChoice();
  return recentChoices(user).flatMap((id) => {
    const number = mayOrders ? orderOf(id) : undefined;
    return number ? [orderChoice(number)] : fixed.filter((choice) => choice.id === id);
  });
};

/** Everything that a few letters find: screens, actions, orders by their number, members by their name. */
const PaletteDialog = ({ begin, onShortcuts, onClose }: PaletteDialogProps) => {
  const t = useTranslations('palette');
  const filter = useTranslations('ui.filter');
  const user = useCurrentUser();
  const [query, setQuery] = useState(begin);
  const [screens, actions] = [useScreens(), useActions(onShortcuts)];
  const found = useFound(query);
  const articles = useArticles(query);
  const recent = useRecent([...screens, ...actions], found.mayOrders);
  const isRecent = ({ id }: Choice) => recent.some((choice) => choice.id === id);
  const others = (all: Choice[]) => all.filter((choice) => !isRecent(choice));
  const isEmpty = query.trim() === '';
  const groups: PaletteGroup<Choice>[] = isEmpty
    ? [
        { title: t('recent'), items: recent },
        { title: t('screens'), items: others(screens) },
        { title: t('actions'), items: others(actions) },
      ]
    : [
        { title: t('orders'), items: found.orders },
        { title: t('screens'), items: fitting(query, screens) },
        { title: t('members'), items: found.members },
        { title: t('actions'), items: fitting(query, actions) },
        { title: t('help'), items: articles },
      ];
  const choose = (choice: Choice) => {
    if (!/^(member|help):/.test(choice.id)) keepChoice(user, choice.id);
    onClose();
    choice.choose();
  };
  const hints = ordersIn(query)
    ? [filter('threeMonths')]
    : [found.mayOrders ? t('hintOrders') : '', found.mayMembers ? t('hintMembers') : ''].filter(Boolean);
  return (
    <Palette
      label={t('open')}
      placeholder={t('placeholder')}
      query={query}
      onQuery={setQuery}
      groups={groups}
      note={found.isBusy ? t('searching') : found.hasFailed ? t('failed') : undefined}
      empty={[t('none', { query: query.trim() }), ...(hints.length > 0 ? hints : [t('hintWords')])].join(' ')}
      onChoose={choose}
      onClose={onClose}
    />
  );
};
export default PaletteDialog;
