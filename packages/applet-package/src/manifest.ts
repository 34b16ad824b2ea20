import { codes } from '@balcao/contract/codes';
import type { FieldIssue } from '@balcao/contract/field-texts';
import { nameLine } from '@balcao/contract/name-text';
import { AppletPermission } from '@balcao/contract/opening';
import * as z from 'zod/mini';
import { type Fault, FaultCode } from './fault.ts';
import { endingOf } from './file-kind.ts';
import { pathFault } from './file-path.ts';
import { readJson } from './json-text.ts';
import { packageLimits } from './limits.ts';

export const manifestName = 'app.json';

const refusedAs = (code: FaultCode) => ({ error: code, abort: true }) as const;

export const AppId = z.string().check(z.regex(/^bl[0-9a-f]{16}$/, refusedAs('manifestAppId')));
const Color = z.string().check(z.regex(/^#[0-9a-fA-F]{6}$/, refusedAs('manifestColor')));
const Page = z
  .string()
  .check(z.refine((path) => pathFault(path) === undefined && endingOf(path) === 'html', refusedAs('pageForm')));

const eachOnce = <S extends z.ZodMiniType<string>>(item: S, min: number, max: number) =>
  z.array(item).check(
    z.minLength(min),
    z.maxLength(max),
    z.superRefine((values, context) => {
      const again = values.findIndex((value, at) => values.indexOf(value) !== at);
      if (again >= 0) context.addIssue({ code: 'custom', path: [again], params: { text: 'eachOnce' } });
    }),
  );

/** `app.json`: what the mini program is, the pages it has, the first of them to start with, and what it asks for. */
export const Manifest = z.strictObject({
  appId: AppId,
  name: nameLine(100, 4),
  pages: eachOnce(Page, 1, packageLimits.pages),
  window: z.optional(
    z.strictObject({
      title: z.optional(nameLine(40)),
      barColor: z.optional(Color),
      barText: z.optional(codes(['light', 'dark'])),
      background: z.optional(Color),
    }),
  ),
  permissions: z._default(eachOnce(AppletPermission, 0, AppletPermission.options.length), []),
});
export type Manifest = z.infer<typeof Manifest>;

const faultOf = (issue: FieldIssue): Fault => {
  const field = [...issue.path, ...(issue.keys?.slice(0, 1) ?? [])].map(String).join('.');
  const own = FaultCode.safeParse(issue.message);
  return own.success
    ? { code: own.data, path: manifestName, field }
    : { code: 'manifestField', path: manifestName, field, issue };
};

export type ReadManifest = { readonly manifest: Manifest } | { readonly faults: readonly Fault[] };

const limits = { TooLarge: packageLimits.manifestBytes, TooDeep: packageLimits.jsonDepth } as const;

export const readManifest = (content: Uint8Array | undefined): ReadManifest => {
  const path = manifestName;
  if (!content) return { faults: [{ code: 'manifestMissing', path }] };
  const read = readJson(content, packageLimits.manifestBytes, packageLimits.jsonDepth);
  if ('wrong' in read) {
    const limit = read.wrong === 'TooLarge' || read.wrong === 'TooDeep' ? { limit: limits[read.wrong] } : {};
    const found = read.found === undefined ? {} : { found: read.found };
    return { faults: [{ code: `manifest${read.wrong}`, path, ...limit, ...found }] };
  }
  const parsed = Manifest.safeParse(read.value, { reportInput: true });
  if (parsed.success) return { manifest: parsed.data };
  return { faults: (parsed.error.issues as readonly FieldIssue[]).map(faultOf) };
};
