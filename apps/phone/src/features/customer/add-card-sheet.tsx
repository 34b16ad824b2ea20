import { TestCard, testCards } from '@balcao/contract/card';
import { Box, Grid, Muted, Text } from '@balcao/ui/layout.tsx';
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
      <Muted mt={4} pretty>
        {t('addText')}
      </Muted>
      <Grid as="ul" gap={8} mt={12}>
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
                <Box as="span" grow shrink>
                  <Text as="span" block weight={550}>
                    {card.brand} •••• {card.last4}
                  </Text>
                  <Muted as="span" block>
                    {t(card.kind)} · {t(`answer.${card.answer}`)}
                  </Muted>
                </Box>
              </button>
            </li>
          );
        })}
      </Grid>
    </Sheet>
  );
};
