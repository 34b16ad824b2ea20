// The first that matches counts: Edge and Opera call themselves Chrome too, and everything calls itself Safari.
const browsers = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|OPT\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
] as const;
const systems = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/CrOS/, 'Chromebook'],
  [/Linux/, 'Linux'],
] as const;

const firstOf = (names: readonly (readonly [RegExp, string])[], userAgent: string): string | undefined =>
  names.find(([pattern]) => pattern.test(userAgent))?.[1];

/**
 * What a passkey made here could be called, from the browser's own description: "iPhone", "Windows (Chrome)". A number tells it
 * from names that are taken. Empty where the description says nothing.
 */
export const deviceNameOf = (userAgent: string, taken: readonly string[] = []): string => {
  const system = firstOf(systems, userAgent);
  const browser = firstOf(browsers, userAgent);
  const isPhone = system === 'iPhone' || system === 'iPad';
  const name = system && browser && !isPhone ? `${system} (${browser})` : (system ?? browser ?? '');
  const isFree = (one: string) => name === '' || !taken.includes(one);
  for (let number = 1; ; number += 1) {
    const one = number === 1 ? name : `${name} ${number}`;
    if (isFree(one)) return one;
  }
};
