import type { MessageAnswer } from '@balcao/contract/message-consent';
import { labelIn, titleIn } from '@balcao/contract/message-wording';
import { Checkbox } from '@balcao/ui/checkbox.tsx';
import { Choice } from '@balcao/ui/choice.tsx';
import { Box, Text } from '@balcao/ui/layout.tsx';
import { useLocale, useTranslations } from 'use-intl';
import classes from './asked-message-item.module.css';
import type { AskedMessage } from './opening.queries.ts';

interface AskedMessageItemProps {
  message: AskedMessage;
  answer: MessageAnswer;
  onChange: (answer: MessageAnswer) => void;
}

/** One of the messages that a mini program asks for: whether it may come, and where it may be always, how often. */
export const AskedMessageItem = ({ message, answer, onChange }: AskedMessageItemProps) => {
  const t = useTranslations('opening.messages');
  const locale = useLocale();
  const { title, fields, text, offersAlways } = message;
  const isOn = answer !== 'decline';
  return (
    <li>
      <Checkbox
        label={<Text weight={550}>{titleIn(title, locale)}</Text>}
        description={text ?? fields.map((field) => labelIn(field, locale)).join(', ')}
        checked={isOn}
        onChange={(event) => onChange(event.currentTarget.checked ? 'accept' : 'decline')}
      />
      {offersAlways && isOn && (
        <Box mt={8} className={classes.often}>
          <Choice
            legend={t('howOften')}
            options={[
              { value: 'accept', label: t('once') },
              { value: 'always', label: t('always') },
            ]}
            value={answer}
            onChange={onChange}
          />
        </Box>
      )}
    </li>
  );
};
