import { describe, expect, it } from 'vitest';
import { deviceNameOf } from './device-name.ts';

const like = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const windows = `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${like} Chrome/142.0.0.0 Safari/537.36`;

describe('the name that is proposed for a passkey', () => {
  it.each([
    [windows, 'Windows (Chrome)'],
    [`${windows} Edg/142.0.0.0`, 'Windows (Edge)'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1 Version/18.4 Safari/605.1', 'Mac (Safari)'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_4 like Mac OS X) AppleWebKit/605.1 Version/18.4 Safari/604.1', 'iPhone'],
    [`Mozilla/5.0 (Linux; Android 15; Pixel 9) ${like} Chrome/142.0 Mobile Safari/537.36`, 'Android (Chrome)'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Linux (Firefox)'],
    [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${like} Chrome/142.0 Safari/537.36`, 'Chromebook (Chrome)'],
    ['something else', ''],
    ['', ''],
  ])('says what it is made on: %s', (userAgent, name) => {
    expect(deviceNameOf(userAgent)).toBe(name);
  });

  it('is one that the person has not given yet', () => {
    expect(deviceNameOf(windows, ['Windows (Chrome)'])).toBe('Windows (Chrome) 2');
    expect(deviceNameOf(windows, ['Windows (Chrome)', 'Windows (Chrome) 2'])).toBe('Windows (Chrome) 3');
    expect(deviceNameOf('', [''])).toBe('');
  });
});
