import type { LogChange, LogField } from '@balcao/contract/log';
import type { PaymentProduct } from '@balcao/contract/order';
import type { SettingsOf } from '@balcao/contract/product';
import { changeOf } from '../log/log-change.service.ts';

/** By which field of the log each setting stands there. */
const fieldOf = {
  methods: 'methods',
  instalmentsAtMost: 'instalments',
  offersReceipt: 'receipt',
  language: 'language',
  volume: 'volume',
  spoken: 'spoken',
  freeUpTo: 'freeUpTo',
  holdDays: 'holdDays',
} as const satisfies Record<Name, LogField>;
type Settings = SettingsOf<PaymentProduct>;
type NameIn<S> = S extends unknown ? keyof S : never;
type Name = NameIn<Settings>;

const namesIn = Object.keys(fieldOf) as Name[];
const settingIn = (settings: Settings, name: Name): string | number | boolean | null => {
  const value: unknown = Object.entries(settings).find(([key]) => key === name)?.[1] ?? null;
  if (Array.isArray(value)) return value.join(', ');
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;
};

/** What a member has changed of how a product is set up. */
export const settingChanges = (before: Settings, after: Settings): LogChange[] =>
  namesIn.flatMap((name) => changeOf(fieldOf[name], settingIn(before, name), settingIn(after, name)));
