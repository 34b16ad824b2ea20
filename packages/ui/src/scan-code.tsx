import { formatDuration } from '@balcao/brazil/dates';
import { IconRefresh } from '@tabler/icons-react';
import { type ReactNode, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Avatar } from './avatar.tsx';
import { Button } from './button.tsx';
import { Grid, Stack, Text } from './layout.tsx';
import { Loader } from './loader.tsx';
import { QrImage } from './qr-image.tsx';
import classes from './scan-code.module.css';
import { type Tone, ToneIcon } from './tone.tsx';

/**
 * How far a code is. `registering`: the person who scanned it opens an account on the phone first. `paused`: no code could be asked for
 * yet, and it is asked for again. `failed`: it could not be asked for, or what was confirmed could not be fetched.
 */
export type ScanState =
  | 'loading'
  | 'waiting'
  | 'scanned'
  | 'registering'
  | 'confirmed'
  | 'cancelled'
  | 'expired'
  | 'paused'
  | 'failed';

/** Why the last query failed, and when it is repeated. */
export interface ScanPause {
  readonly why: 'tooMany' | 'noAnswer';
  readonly seconds: number;
}

interface ScanCodeProps {
  state: ScanState;
  /** What the QR code says; undefined while there is none. */
  text: string | undefined;
  /** What it is for, for screen readers. */
  what: string;
  /** Who has scanned it. */
  person: { readonly name: string; readonly avatar: string | null } | null;
  /** How long it may still be answered. */
  secondsLeft: number;
  /** Why it failed, in words. */
  problem?: string | undefined;
  pause?: ScanPause | undefined;
  onRenew: () => void;
}

const size = 224;
/** The states in which something lies over the code. */
type OverState = Exclude<ScanState, 'loading' | 'waiting'>;
const tones: Partial<Record<OverState, Tone>> = {
  confirmed: 'good',
  cancelled: 'ended',
  expired: 'ended',
  paused: 'waiting',
  failed: 'bad',
};
/** The states in which another code can be asked for: not while a person registers with the scanned one. */
const renewable: readonly ScanState[] = ['registering', 'cancelled', 'expired', 'paused', 'failed'];

/** A QR code for the chat app, and how far it is: waiting, scanned by whom, confirmed, cancelled, expired. */
export const ScanCode = (props: ScanCodeProps) => {
  const { state, text, what, secondsLeft, pause, onRenew } = props;
  const t = useTranslations('ui.scan');
  const frame = useRef<HTMLDivElement>(null);
  const isOpen = state === 'waiting' || state === 'scanned' || state === 'registering';
  return (
    <Stack gap={12} align="center">
      <Grid
        ref={frame}
        className={classes.frame}
        align="center"
        across="center"
        style={{ width: size, height: size }}
        tabIndex={-1}
      >
        {text && (
          // A code that cannot be scanned any more is blurred, and hidden from screen readers.
          <div className={classes.code} data-over={state !== 'waiting' || undefined} aria-hidden={state !== 'waiting'}>
            <QrImage text={text} what={what} size={size} />
          </div>
        )}
        {state === 'loading' && <Loader size={28} color="var(--mantine-color-dimmed)" aria-hidden />}
        {state !== 'loading' && state !== 'waiting' && (
          <Over
            {...props}
            state={state}
            onRenew={() => {
              // The button goes away: who pressed it by keyboard stays at this place.
              frame.current?.focus();
              onRenew();
            }}
          />
        )}
      </Grid>
      <p className={classes.left} aria-hidden={!isOpen}>
        {isOpen &&
          t.rich('left', {
            time: () => (
              <Text as="span" weight={550} tone="text">
                {formatDuration(secondsLeft)}
              </Text>
            ),
          })}
      </p>
      {pause && (
        <p className={classes.pause} role="status">
          {t(pause.why)} {pause.seconds > 0 && t('again', { seconds: pause.seconds })}
        </p>
      )}
    </Stack>
  );
};

/** What lies over the code. It is read out as it comes. */
const Over = ({ state, person, problem, onRenew }: ScanCodeProps & { state: OverState }) => {
  const t = useTranslations('ui.scan');
  const tone = tones[state];
  return (
    <Stack className={classes.over} gap={12} align="center" justify="center">
      <Stack className={classes.words} align="center" role="status">
        {(state === 'scanned' || state === 'registering') && person ? (
          <Words mark={<Avatar name={person.name} picture={person.avatar} size={56} />} title={person.name}>
            {t(state)}
          </Words>
        ) : (
          <Words
            mark={tone && <ToneIcon tone={tone} size={40} />}
            title={t(state === 'registering' ? state : `state.${state}`)}
          >
            {problem}
          </Words>
        )}
      </Stack>
      {renewable.includes(state) && (
        <Button variant="default" size="sm" leftSection={<IconRefresh size={18} stroke={1.8} />} onClick={onRenew}>
          {t('renew')}
        </Button>
      )}
    </Stack>
  );
};

const Words = ({ mark, title, children }: { mark: ReactNode; title: string; children: ReactNode }) => (
  <>
    {mark}
    <Text mt={8} weight={650} tone="text" balance breakable>
      {title}
    </Text>
    {children && (
      <Text mt={2} tone="text" balance>
        {children}
      </Text>
    )}
  </>
);
