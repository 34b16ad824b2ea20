import { RobotEntry } from '@balcao/contract/robot';
import type { RobotOutcome, TrialTurn } from '@balcao/contract/robot-answer';
import { Button } from '@balcao/ui/button.tsx';
import { Card } from '@balcao/ui/card.tsx';
import { Muted, Row, Stack, Text } from '@balcao/ui/layout.tsx';
import { MessageBubble } from '@balcao/ui/message-bubble.tsx';
import { Textarea } from '@balcao/ui/textarea.tsx';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { askRobot } from './robot.queries.ts';
import { OutcomeSource } from './robot-outcome.tsx';

interface Said {
  readonly id: number;
  readonly by: 'follower' | 'robot';
  readonly text: string;
  readonly at: string;
  readonly outcome?: RobotOutcome;
}
const turnsAtMost = 10;
const questionAtMost = 2_000;
const turnsOf = (said: readonly Said[]): TrialTurn[] =>
  said
    .filter(({ text }) => text !== '')
    .slice(-turnsAtMost)
    .map(({ by, text }) => ({ by, text }));

/** A chat with a robot as it is in the form. What was asked stays in the field until its answer is there. */
const useTrial = (channelId: string, robot: RobotEntry) => {
  const [said, setSaid] = useState<readonly Said[]>([]);
  const [typed, setTyped] = useState('');
  const [coming, setComing] = useState<string>();
  const [problem, setProblem] = useState<'broken' | 'busy'>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const ask = async () => {
    const text = typed.trim();
    if (text === '' || running.current) return;
    const controller = new AbortController();
    running.current = controller;
    setProblem(undefined);
    setComing('');
    const onText = (more: string) => setComing((before) => (before ?? '') + more);
    try {
      const { signal } = controller;
      const outcome = await askRobot(channelId, { robot, text, before: turnsOf(said), onText, signal });
      if (!outcome) return setProblem('busy');
      const at = new Date().toISOString();
      setSaid((before) => [
        ...before,
        { id: before.length, by: 'follower', text, at },
        { id: before.length + 1, by: 'robot', text: outcome.text, at, outcome },
      ]);
      setTyped('');
    } catch {
      if (!controller.signal.aborted) setProblem('broken');
    } finally {
      running.current = undefined;
      setComing(undefined);
    }
  };
  return {
    ...{ said, typed, setTyped, coming, problem, ask },
    stop: () => running.current?.abort(),
    clear: () => setSaid([]),
  };
};

interface TalkProps {
  said: readonly Said[];
  /** As much of the answer as has come; undefined while none is awaited. */
  coming: string | undefined;
  problem: 'broken' | 'busy' | undefined;
}
const Talk = ({ said, coming, problem }: TalkProps) => {
  const t = useTranslations('robot');
  return (
    <Stack gap={8} aria-live="polite">
      {said.map(({ id, by, text, at, outcome }) => (
        <Row key={id} justify={by === 'follower' ? 'end' : undefined}>
          <MessageBubble
            side={by === 'follower' ? 'own' : 'other'}
            text={outcome?.handedOver ? t('trial.handed', { reason: t(`why.${outcome.handedOver}`) }) : text}
            at={at}
          >
            {outcome && <OutcomeSource outcome={outcome} />}
          </MessageBubble>
        </Row>
      ))}
      {coming !== undefined && (
        <Text tone="muted" breakable lines>
          {coming === '' ? t('trial.thinking') : coming}
        </Text>
      )}
      {problem && (
        <Text tone="bad" role="alert">
          {t(`trial.${problem}`)}
        </Text>
      )}
    </Stack>
  );
};

/** Tries a robot: nothing of it reaches a follower. */
export const RobotTrial = ({ channelId, robot }: { channelId: string; robot: RobotEntry }) => {
  const t = useTranslations('robot');
  const { said, typed, setTyped, coming, problem, ask, stop, clear } = useTrial(channelId, robot);
  const isFit = RobotEntry.safeParse(robot).success;
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    void ask();
  };
  return (
    <Card title={t('trial.title')}>
      <Stack gap={16}>
        <Muted>{t('trial.line')}</Muted>
        {said.length === 0 && coming === undefined && <Muted>{t('trial.empty')}</Muted>}
        <Talk said={said} coming={coming} problem={problem} />
        <Stack as="form" gap={12} onSubmit={submit}>
          <Textarea
            label={t('trial.ask')}
            autosize
            minRows={2}
            maxRows={6}
            maxLength={questionAtMost}
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
              event.preventDefault();
              void ask();
            }}
          />
          <Row gap={8} wrap justify="end">
            {said.length > 0 && coming === undefined && (
              <Button variant="default" onClick={clear}>
                {t('trial.clear')}
              </Button>
            )}
            {coming === undefined ? (
              <Button type="submit" variant="default" disabled={!isFit || typed.trim() === ''}>
                {t('send')}
              </Button>
            ) : (
              <Button variant="default" onClick={stop}>
                {t('trial.stop')}
              </Button>
            )}
          </Row>
        </Stack>
      </Stack>
    </Card>
  );
};
