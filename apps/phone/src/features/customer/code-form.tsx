import { Button } from '@balcao/ui/button.tsx';
import { Textarea } from '@balcao/ui/textarea.tsx';
import { type FormEvent, type RefObject, useState } from 'react';
import { useTranslations } from 'use-intl';
import { appletIn, channelIn, codeIn, problemOf } from './code-text.ts';

interface CodeFormProps {
  field: RefObject<HTMLTextAreaElement | null>;
  /** The code of the address: shown, and what is wrong with it. */
  code: string;
  onCode: (code: string) => void;
}

/** Pix copia e cola: the code as text. */
export const CodeForm = ({ field, code, onCode }: CodeFormProps) => {
  const t = useTranslations('customer');
  const shared = useTranslations('shared');
  const [text, setText] = useState(code);
  const [problem, setProblem] = useState(code === '' ? undefined : problemOf(code));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (appletIn(text, location.origin) || channelIn(text, location.origin)) {
      onCode(text);
      return;
    }
    const given = codeIn(text, location.origin);
    const found = problemOf(given);
    setProblem(found);
    if (found) field.current?.focus();
    else onCode(given);
  };
  return (
    <form onSubmit={submit} noValidate>
      <Textarea
        ref={field}
        label={t('pay.code')}
        description={t('pay.codeHelp')}
        rows={4}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        value={text}
        error={problem && t(`problem.${problem}`)}
        onChange={(event) => {
          setText(event.currentTarget.value);
          setProblem(undefined);
        }}
      />
      <Button type="submit" size="md" fullWidth mt="md">
        {shared('continue')}
      </Button>
    </form>
  );
};
