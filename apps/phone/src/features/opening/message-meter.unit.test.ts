import { describe, expect, it } from 'vitest';
import { createMessageMeter } from './message-meter.ts';

const meterAt = (start = 0) => {
  const at = { ms: start };
  return { at, meter: createMessageMeter(() => at.ms) };
};
const admitted = (meter: ReturnType<typeof createMessageMeter>, times: number): number =>
  Array.from({ length: times }, () => meter.admit()).filter(Boolean).length;

describe('what a mini program sends', () => {
  it('is let in up to a thousand messages a second, and again in the next one', () => {
    const { at, meter } = meterAt();
    expect(admitted(meter, 10_000)).toBe(1_000);
    at.ms = 1_000;
    expect(meter.admit()).toBe(true);
  });

  it('is let in as long as reading it takes a small part of the time', () => {
    const { at, meter } = meterAt();
    for (let message = 0; message < 100; message += 1) {
      expect(meter.admit()).toBe(true);
      meter.read(() => {
        at.ms += 20;
      });
      at.ms += 80;
    }
  });

  it('is not let in any more when reading it takes most of the time', () => {
    const { at, meter } = meterAt();
    let read = 0;
    while (meter.admit() && read < 100) {
      meter.read(() => {
        at.ms += 200;
      });
      at.ms += 50;
      read += 1;
    }
    expect(read).toBe(4);
  });

  it('is not let in any more after one message that took seconds', () => {
    const { at, meter } = meterAt();
    meter.admit();
    meter.read(() => {
      at.ms += 3_500;
    });
    expect(meter.admit()).toBe(false);
  });

  it('costs what it took, also when it cannot be read', () => {
    const { at, meter } = meterAt();
    meter.admit();
    const broken = () => {
      at.ms += 800;
      throw new Error('unreadable');
    };
    expect(() => meter.read(broken)).toThrow('unreadable');
    expect(meter.admit()).toBe(false);
  });
});
