import { PlaceLabel, placeUnit, type SentPlace } from '@balcao/contract/conversation-attachment';
import { checkedNow } from '@balcao/ui/form-check';
import { type FormEvent, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import * as z from 'zod/mini';

const Entry = z.strictObject({ label: PlaceLabel });
const sides = { latitude: { most: 90, sample: '-23,5505' }, longitude: { most: 180, sample: '-46,6339' } } as const;
type Side = keyof typeof sides;
const findMs = 15_000;

/** In millionths of a degree, with a comma or a point as people type it; undefined for what is no such number. */
const millionthsOf = (side: Side, typed: string): number | undefined => {
  const text = typed.trim().replace('−', '-').replace(',', '.');
  if (!/^[+-]?\d{1,3}(\.\d+)?$/.test(text)) return undefined;
  const degrees = Number(text);
  return Math.abs(degrees) <= sides[side].most ? Math.round(degrees * placeUnit) : undefined;
};
/** Six decimals are a hand's breadth. */
const typedOf = (degrees: number): string => degrees.toFixed(6);

type Wrong = Partial<Record<Side | 'label', string>>;

/** Where the phone says it is, once its person lets it. */
const useFinding = (onFound: (at: Record<Side, string>) => void) => {
  const [finding, setFinding] = useState<'no' | 'now' | 'failed'>('no');
  const find = () => {
    if (!('geolocation' in navigator)) return setFinding('failed');
    setFinding('now');
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        setFinding('no');
        onFound({ latitude: typedOf(latitude), longitude: typedOf(longitude) });
      },
      () => setFinding('failed'),
      { enableHighAccuracy: true, timeout: findMs },
    );
  };
  return { finding, find };
};

/** A place as it is found or typed, and what is wrong with it. */
export const usePlace = (onSend: (place: Omit<SentPlace, 'kind'>) => void) => {
  const t = useTranslations('conversation');
  const check = checkedNow(Entry, useLocale());
  const [typed, setTyped] = useState({ latitude: '', longitude: '', label: '' });
  const [wrong, setWrong] = useState<Wrong>({});
  const found = useFinding((at) => {
    setTyped((before) => ({ ...before, ...at }));
    setWrong({});
  });
  const wordOf = (side: Side): string => {
    const { most, sample } = sides[side];
    return t('coordinate', { from: String(-most), to: String(most), sample });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const [latitude, longitude] = [
      millionthsOf('latitude', typed.latitude),
      millionthsOf('longitude', typed.longitude),
    ];
    const label = typed.label.trim();
    const all: Wrong = {
      ...(latitude === undefined ? { latitude: wordOf('latitude') } : {}),
      ...(longitude === undefined ? { longitude: wordOf('longitude') } : {}),
      ...(label === '' ? {} : check({ label })),
    };
    setWrong(all);
    if (latitude === undefined || longitude === undefined || Object.keys(all).length > 0) return;
    onSend({ latitude, longitude, label: label === '' ? null : label });
  };
  return {
    ...found,
    typed,
    wrong,
    type: (field: keyof typeof typed, text: string): void => {
      setTyped({ ...typed, [field]: text });
      setWrong({ ...wrong, [field]: undefined });
    },
    submit,
  };
};
