import type { BodyOf, ReplyOf } from '@balcao/contract/endpoint';
import type { TrialInput, tryWorkflow } from '@balcao/contract/workflow-trial';
import { Button } from '@balcao/ui/button.tsx';
import { Card } from '@balcao/ui/card.tsx';
import { Muted, Row, Stack, Text } from '@balcao/ui/layout.tsx';
import { MessageBubble } from '@balcao/ui/message-bubble.tsx';
import { TextInput } from '@balcao/ui/text-input.tsx';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import classes from './workflow.module.css';
import { useTry } from './workflow.queries.ts';

type Reply = ReplyOf<typeof tryWorkflow>;
type Line =
  | Reply['lines'][number]
  | { readonly kind: 'written'; readonly nodeId: ''; readonly text: string; readonly buttons: string[] };
interface Shown {
  readonly line: Line;
  readonly number: number;
}
interface TrialProps {
  place: { channelId: string; workflowId: string };
  /** What was typed is kept: a try is of the draft as it is kept. */
  isKept: boolean;
  onSelect: (id: string) => void;
}

const OneLine = ({ line, at, onPress }: { line: Line; at: string; onPress: ((index: number) => void) | undefined }) => {
  const t = useTranslations('workflow.trial');
  if (line.kind === 'said' || line.kind === 'written')
    return (
      <MessageBubble
        side={line.kind === 'said' ? 'own' : 'other'}
        text={line.text}
        at={at}
        buttons={line.buttons.map((label) => ({ label, url: null }))}
        onPress={onPress}
      />
    );
  return <Muted size={14}>{t(`line.${line.kind}`, { text: line.text })}</Muted>;
};

/** How far a try is, and what comes next in it. */
const useTrial = ({ place, onSelect }: Pick<TrialProps, 'place' | 'onSelect'>) => {
  const [lines, setLines] = useState<readonly Shown[]>([]);
  const [last, setLast] = useState<Reply>();
  const trial = useTry(place);
  const send = (input: TrialInput, written: string, onSent?: () => void) => {
    if (trial.isPending) return;
    const isNew = input.kind === 'begin';
    const body: BodyOf<typeof tryWorkflow> = { place: isNew ? null : (last?.place ?? null), input };
    trial.mutate(body, {
      onSuccess: (reply) => {
        onSent?.();
        const own: Line[] = written === '' ? [] : [{ kind: 'written', nodeId: '', text: written, buttons: [] }];
        setLines((all) => {
          const before = isNew ? [] : all;
          return [...before, ...[...own, ...reply.lines].map((line, at) => ({ line, number: before.length + at }))];
        });
        setLast(reply);
        const at = reply.place?.nodeId ?? reply.lines.at(-1)?.nodeId;
        if (at) onSelect(at);
      },
    });
  };
  const restart = () => {
    setLines([]);
    setLast(undefined);
  };
  return { lines, isBegun: last !== undefined, waits: last?.waits ?? null, isPending: trial.isPending, send, restart };
};
type Trial = ReturnType<typeof useTrial>;

/** What the person does next: writes as the follower, answers as the server, or lets time pass. */
const Next = ({ trial, isKept }: { trial: Trial; isKept: boolean }) => {
  const t = useTranslations('workflow.trial');
  const [text, setText] = useState('');
  const { waits, isBegun, isPending, send, restart } = trial;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // What could not be sent stays to be sent again.
    const empty = () => setText('');
    if (waits === 'server') send({ kind: 'answer', status: 200, body: text }, text, empty);
    else if (waits === 'follower') send({ kind: 'text', text, button: null }, text, empty);
    else send({ kind: 'begin', text }, text, empty);
  };
  return (
    <form onSubmit={submit}>
      <Stack gap={8}>
        {waits !== 'time' && (
          <TextInput
            label={t(waits === 'server' ? 'serverAnswer' : 'message')}
            value={text}
            maxLength={1_000}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
        )}
        <Row gap={8} wrap>
          {waits !== 'time' && (
            <Button type="submit" loading={isPending} disabled={!isKept}>
              {t(isBegun && waits !== null ? 'send' : 'begin')}
            </Button>
          )}
          {(waits === 'time' || waits === 'follower') && (
            <Button variant="default" loading={isPending} onClick={() => send({ kind: 'time' }, '')}>
              {t('time')}
            </Button>
          )}
          {waits === 'server' && (
            <Button
              variant="default"
              loading={isPending}
              onClick={() => send({ kind: 'answer', status: 0, body: '' }, '')}
            >
              {t('fail')}
            </Button>
          )}
          {waits !== null && (
            <Button variant="default" onClick={restart}>
              {t('again')}
            </Button>
          )}
        </Row>
      </Stack>
    </form>
  );
};

/** A try of the draft, as a conversation: no follower is written to, and no server is called. */
export const TrialPanel = ({ place, isKept, onSelect }: TrialProps) => {
  const t = useTranslations('workflow.trial');
  const trial = useTrial({ place, onSelect });
  const [now] = useState(() => new Date().toISOString());
  const { lines, waits, isBegun, send } = trial;
  return (
    <Card title={t('title')}>
      <Stack gap={12}>
        <Muted size={14}>{t('line.about')}</Muted>
        <Stack gap={8} className={classes.trial} role="log" aria-label={t('title')} tabIndex={0}>
          {lines.map(({ line, number }) => (
            <OneLine
              key={number}
              line={line}
              at={now}
              onPress={
                waits === 'follower' && number === lines.length - 1
                  ? (button) => {
                      const text = line.buttons[button] ?? '';
                      send({ kind: 'text', text, button }, text);
                    }
                  : undefined
              }
            />
          ))}
        </Stack>
        {isBegun && waits === null && <Text size={14}>{t('over')}</Text>}
        <Next trial={trial} isKept={isKept} />
      </Stack>
    </Card>
  );
};
