import { setUpCodeIn } from '@balcao/contract/device';
import { Button } from '@balcao/ui/button.tsx';
import { Stack } from '@balcao/ui/layout.tsx';
import { useRefusals, wordsOfToast } from '@balcao/ui/refusals';
import { TextInput } from '@balcao/ui/text-input.tsx';
import { getRouteApi } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSetUp } from './device.queries.ts';
import classes from './set-up-form.module.css';

const route = getRouteApi('/device');

/** The code that makes this browser a device; one in the address is tried at once. */
export const SetUpForm = () => {
  const t = useTranslations('device.setUp');
  const { code: given } = route.useSearch();
  const navigate = route.useNavigate();
  const [text, setText] = useState(given ?? '');
  const [problem, setProblem] = useState<string>();
  const setUp = useSetUp();
  const present = useRefusals();
  const send = (typed: string) => {
    const code = setUpCodeIn(typed);
    setProblem(code === undefined ? t('malformed') : undefined);
    if (code === undefined) return;
    setUp.mutate(code, {
      onSuccess: (serial) => void navigate({ to: '/device/$serial', params: { serial }, replace: true }),
      onError: (error) => {
        const words = wordsOfToast(error);
        if (words) setProblem(words);
        else present(error);
      },
    });
  };
  const tried = useRef(false);
  useEffect(() => {
    if (given && !tried.current) send(given);
    tried.current = true;
  });
  return (
    <Stack
      as="form"
      gap={12}
      onSubmit={(event) => {
        event.preventDefault();
        send(text);
      }}
    >
      <TextInput
        label={t('code')}
        description={t('help')}
        error={problem}
        size="md"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        placeholder="ABCD-2345"
        value={text}
        classNames={{ input: classes.code ?? '' }}
        onChange={(event) => {
          setText(event.currentTarget.value);
          setProblem(undefined);
        }}
      />
      <Button type="submit" size="md" fullWidth loading={setUp.isPending}>
        {t('send')}
      </Button>
    </Stack>
  );
};
