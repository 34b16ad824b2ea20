import { Parser } from 'htmlparser2';
import type { Fault } from './fault.ts';
import { packageLimits } from './limits.ts';

class TooDeep extends Error {}

/** Where a page stands while it is read: only what stays below it belongs to the package. */
const ownOrigin = 'https://package.invalid';

const isForeign = (address: string, path: string): boolean => {
  try {
    return new URL(address, `${ownOrigin}/${path.split('/').map(encodeURIComponent).join('/')}`).origin !== ownOrigin;
  } catch {
    return true;
  }
};

type Attributes = Readonly<Record<string, string>>;
/** The address from which an element would load a script. */
const scriptAddress = (name: string, attributes: Attributes): string | undefined => {
  if (/(^|:)script$/.test(name)) return attributes.src ?? attributes.href ?? attributes['xlink:href'];
  const isLoading = /\b(modulepreload|preload|prefetch)\b/i.test(attributes.rel ?? '');
  const isScript = /modulepreload/i.test(attributes.rel ?? '') || attributes.as === 'script';
  return name === 'link' && isLoading && isScript ? attributes.href : undefined;
};

/**
 * What is wrong with a page: scripts of other hosts, a base that moves all addresses, and a depth that no parser is to be asked for.
 * It tells an author early; that foreign scripts do not run, the platform's content security policy sees to.
 */
export const htmlFaults = (path: string, text: string): readonly Fault[] => {
  const faults: Fault[] = [];
  let depth = 0;
  const open = (name: string, attributes: Attributes): void => {
    depth += 1;
    if (depth > packageLimits.htmlDepth) throw new TooDeep();
    const address = scriptAddress(name, attributes);
    if (address !== undefined && isForeign(address, path))
      faults.push({ code: 'htmlForeignScript', path, found: address.slice(0, 200) });
    if (name === 'base' && attributes.href !== undefined) faults.push({ code: 'htmlBase', path });
  };
  const close = (): void => {
    depth -= 1;
  };
  const parser = new Parser({ onopentag: open, onclosetag: close }, { lowerCaseTags: true });
  try {
    parser.end(text);
    return faults;
  } catch (error) {
    if (!(error instanceof TooDeep)) throw error;
    return [...faults, { code: 'htmlTooDeep', path, limit: packageLimits.htmlDepth }];
  }
};
