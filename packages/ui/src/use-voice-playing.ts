import { useEffect, useState } from 'react';

/** The one that is playing: it pauses when another starts. */
let heard: HTMLAudioElement | undefined;
export const voiceSpeeds = [1, 1.5, 2] as const;

/** Plays a sound; nothing of it stays behind when its part of the page goes. */
export const useVoicePlaying = (sound: Blob | undefined) => {
  const [audio] = useState(() => new Audio());
  const [at, setAt] = useState(0);
  const [length, setLength] = useState<number>();
  const [isPlaying, setPlaying] = useState(false);
  const [isBroken, setBroken] = useState(false);
  const [speed, setSpeed] = useState<(typeof voiceSpeeds)[number]>(1);
  useEffect(() => {
    if (!sound) return;
    const url = URL.createObjectURL(sound);
    const leaving = new AbortController();
    const on = (event: string, act: () => void) => audio.addEventListener(event, act, { signal: leaving.signal });
    on('timeupdate', () => setAt(audio.currentTime));
    on('loadedmetadata', () => setLength(Number.isFinite(audio.duration) ? audio.duration : undefined));
    on('play', () => {
      if (heard !== audio) heard?.pause();
      heard = audio;
      setPlaying(true);
    });
    on('pause', () => setPlaying(false));
    on('ended', () => {
      audio.currentTime = 0;
      setAt(0);
    });
    on('error', () => setBroken(true));
    setBroken(false);
    audio.src = url;
    return () => {
      leaving.abort();
      audio.pause();
      URL.revokeObjectURL(url);
    };
  }, [audio, sound]);
  return {
    at,
    length,
    isPlaying,
    isBroken,
    speed,
    // A browser that does not play it says so by an event too.
    toggle: (): void => void (isPlaying ? audio.pause() : audio.play().catch(() => undefined)),
    seek: (to: number): void => {
      audio.currentTime = to;
      setAt(to);
    },
    faster: (): void => {
      const next = voiceSpeeds[(voiceSpeeds.indexOf(speed) + 1) % voiceSpeeds.length] ?? 1;
      audio.playbackRate = next;
      setSpeed(next);
    },
  };
};
