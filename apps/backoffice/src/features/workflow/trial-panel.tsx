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

/** A try of the draft, as a conversation: no follower is written to, and no server is called. */
export const TrialPanel = ({ place, isKept, onSelect }: TrialProps) => {
  const t = useTranslations('workflow.trial');
  const [lines, setLines] = useState<readonly Line[]>([]);
  const [last, setLast] = useState<Reply>();
  const [text, setText] = useState('');
  const [now] = useState(() => new Date().toISOString());
  const trial = useTry(place);
  const isBegun = last !== undefined;
  const waits = last?.waits ?? null;
  const send = (input: TrialInput, written: string) => {
    if (trial.isPending) return;
    const isNew = input.kind === 'begin';
    const body: BodyOf<typeof tryWorkflow> = { place: isNew ? null : (last?.place ?? null), input };
    trial.mutate(body, {
      onSuccess: (reply) => {
        const own: Line[] = written === '' ? [] : [{ kind: 'written', nodeId: '', text: written, buttons: [] }];
        setLines((all) => [...(isNew ? [] : all), ...own, ...reply.lines]);
        setLast(reply);
        setText('');
        const at = reply.place?.nodeId ?? reply.lines.at(-1)?.nodeId;
        if (at) onSelect(at);
      },
    });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (waits === 'server') send({ kind: 'answer', status: 200, body: text }, text);
    else if (waits === 'follower') send({ kind: 'text', text, button: null }, text);
    else send({ kind: 'begin', text }, text);
  };
  return (
    <Card title={t('title')}>
      <Stack gap={12}>
        <Muted size={14}>{t('line.about')}</Muted>
        <Stack gap={8} className={classes.trial} role="log" aria-label={t('title')} tabIndex={0}>
          {lines.map((line, index) => (
            <OneLine
              // biome-ignore lint/suspicious/noArrayIndexKey: lines are only added.
              key={index}
              line={line}
              at={now}
              onPress={
                waits === 'follower' && index === lines.length - 1
                  ? (button) =>
                      send({ kind: 'text', text: line.buttons[button] ?? '', button }, line.buttons[button] ?? '')
                  : undefined
              }
            />
          ))}
        </Stack>
        {isBegun && waits === null && <Text size={14}>{t('over')}</Text>}
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
                <Button type="submit" loading={trial.isPending} disabled={!isKept}>
                  {t(isBegun && waits !== null ? 'send' : 'begin')}
                </Button>
              )}
              {(waits === 'time' || waits === 'follower') && (
                <Button variant="default" loading={trial.isPending} onClick={() => send({ kind: 'time' }, '')}>
                  {t('time')}
                </Button>
              )}
              {waits === 'server' && (
                <Button
                  variant="default"
                  loading={trial.isPending}
                  onClick={() => send({ kind: 'answer', status: 0, body: '' }, '')}
                >
                  {t('fail')}
                </Button>
              )}
              {waits !== null && (
                <Button variant="default" onClick={() => setLast(undefined)}>
                  {t('again')}
                </Button>
              )}
            </Row>
          </Stack>
        </form>
      </Stack>
    </Card>
  );
};
