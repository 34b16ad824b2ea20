import { TestCard, testCards } from '@balcao/contract/card';
import { useTranslations } from 'use-intl';
import { Sheet } from '../../lib/sheet.tsx';
import { useAddCard } from './card.queries.ts';
import { CardArt } from './card-art.tsx';
import classes from './card-list-screen.module.css';

/** Test cards to choose from: no number is ever typed. */
export const AddCardSheet = ({ onClose }: { onClose: () => void }) => {
  const t = useTranslations('customer.cards');
  const add = useAddCard();
  return (
    <Sheet title={t('add')} onClose={onClose}>
      <p className={classes.text}>{t('addText')}</p>
      <ul className={classes.choices}>
        {TestCard.options.map((name) => {
          const card = testCards[name];
          return (
            <li key={name}>
              <button
                type="button"
                className={classes.choice}
                disabled={add.isPending}
                onClick={() => add.mutate(name, { onSuccess: onClose })}
              >
                <CardArt card={card} />
                <span className={classes.words}>
                  <span className={classes.name}>
                    {card.brand} •••• {card.last4}
                  </span>
                  <span className={classes.line}>
                    {t(card.kind)} · {t(`answer.${card.answer}`)}
                  </span>
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </Sheet>
  );
};
