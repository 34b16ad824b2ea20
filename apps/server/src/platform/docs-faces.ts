import { bases, type Face } from '@balcao/contract/endpoint';
import { describeFields } from './open-fields.ts';

/** Documents that anyone may read. The console's is not among them: its calls are of use to the platform's staff alone. */
export const publishedFaces = ['open', 'admin', 'app', 'ai', 'tool', 'sandbox'] as const satisfies readonly Face[];

/** As much of an OpenAPI document as is needed to cut it. */
export interface WholeDocument {
  readonly info: { readonly title: string; readonly version: string; readonly description?: string };
  readonly paths?: Readonly<Record<string, unknown>>;
  readonly webhooks?: Readonly<Record<string, unknown>>;
  readonly tags?: readonly { readonly name: string }[];
  readonly components?: {
    readonly schemas?: Readonly<Record<string, unknown>>;
    readonly securitySchemes?: Readonly<Record<string, unknown>>;
  };
}

const namePrefix = '#/components/schemas/';

/** The named schemas and the ways of proving who calls that something mentions. */
const mentionsOf = (part: unknown): { readonly schemas: string[]; readonly security: string[] } => {
  const schemas: string[] = [];
  const security: string[] = [];
  JSON.stringify(part, (key, value) => {
    if (key === '$ref' && typeof value === 'string' && value.startsWith(namePrefix))
      schemas.push(value.slice(namePrefix.length));
    if (key === 'security' && Array.isArray(value)) security.push(...value.flatMap((one) => Object.keys(one)));
    return value;
  });
  return { schemas, security };
};

const pick = <T>(from: Readonly<Record<string, T>>, names: ReadonlySet<string>): Record<string, T> =>
  Object.fromEntries(Object.entries(from).filter(([name]) => names.has(name)));

/** What of the named schemas is mentioned by the parts, or by one that is. */
const schemasFor = (parts: unknown, all: Readonly<Record<string, unknown>>): ReadonlySet<string> => {
  const found = new Set<string>();
  const open = mentionsOf(parts).schemas;
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (found.has(name)) continue;
    found.add(name);
    open.push(...mentionsOf(all[name]).schemas);
  }
  return found;
};

/** The part of one face: its paths, and only what these mention. Events are told to merchants' servers, so they stand with `open`. */
const partOf = (whole: WholeDocument, face: Face): WholeDocument => {
  const isOf = (address: string): boolean => address.startsWith(`${bases[face]}/`) || address === bases[face];
  const paths = Object.fromEntries(Object.entries(whole.paths ?? {}).filter(([address]) => isOf(address)));
  const { webhooks, tags = [], ...rest } = whole;
  const told = face === 'open' && webhooks ? { webhooks } : {};
  const components = whole.components ?? {};
  const words = JSON.stringify(paths);
  return {
    ...rest,
    info: face === 'open' ? whole.info : { title: `${whole.info.title}: ${face}`, version: whole.info.version },
    tags: tags.filter(({ name }) => words.includes(JSON.stringify(name))),
    paths,
    ...told,
    components: {
      ...components,
      securitySchemes: pick(components.securitySchemes ?? {}, new Set(mentionsOf(paths).security)),
      schemas: pick(components.schemas ?? {}, schemasFor([paths, told], components.schemas ?? {})),
    },
  };
};

/** The document of one face. That of the open API says of every field what it means. */
export const documentOf = (whole: WholeDocument, face: Face): WholeDocument => {
  const part = partOf(whole, face);
  return face === 'open' ? describeFields(part) : part;
};
