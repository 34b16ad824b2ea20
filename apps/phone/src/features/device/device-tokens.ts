import type { OwnDevice } from '@balcao/contract/device';

const storageKey = 'balcao.phone.devices';

/** A device that this browser is. */
export interface HeldDevice {
  readonly token: string;
  readonly product: OwnDevice['product'];
  readonly name: string;
  readonly merchantName: string;
}
type Held = Readonly<Record<string, HeldDevice>>;

const read = (): Held => {
  try {
    return JSON.parse(localStorage.getItem(storageKey) ?? '{}') as Held;
  } catch {
    return {};
  }
};
const write = (held: Held): void => localStorage.setItem(storageKey, JSON.stringify(held));

/** The devices that this browser is, by their serial numbers: they outlast the tab, as a terminal outlasts the night. */
export const deviceTokens = {
  all: read,
  of: (serial: string): string | undefined => read()[serial]?.token,
  keep: (serial: string, device: HeldDevice): void => write({ ...read(), [serial]: device }),
  forget: (serial: string): void => {
    const { [serial]: _, ...rest } = read();
    write(rest);
  },
};

/** Something that a device keeps for itself, as JSON; gone with `undefined`. */
export const deviceMemory = <T>(serial: string, what: string) => {
  const key = `balcao.phone.device.${serial}.${what}`;
  return {
    read: (): T | undefined => {
      try {
        return JSON.parse(localStorage.getItem(key) ?? 'null') ?? undefined;
      } catch {
        return undefined;
      }
    },
    write: (value: T | undefined): void =>
      value === undefined ? localStorage.removeItem(key) : localStorage.setItem(key, JSON.stringify(value)),
  };
};
