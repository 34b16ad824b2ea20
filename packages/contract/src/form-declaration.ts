import * as z from 'zod/mini';
import type { FieldKind } from './form-fields.ts';
import type { Words } from './form-words.ts';

const kinds = z.registry<{ kind: FieldKind; atMost?: number }>();

/** Marks a schema with what it holds, of documents how many; a field without a mark is plain text. */
export const held = <S extends z.ZodMiniType>(kind: FieldKind, schema: S, atMost?: number): S => {
  kinds.add(schema, { kind, ...(atMost === undefined ? {} : { atMost }) });
  return schema;
};

/** The parts under which a form is read after it was submitted, by its team and by a reviewer. */
export type FormSection =
  | 'who'
  | 'business'
  | 'contact'
  | 'address'
  | 'legalPerson'
  | 'legalRepresentative'
  | 'partners'
  | 'account'
  | 'documents'
  | 'remarks';

/** What a form says of a field, and of a part for every field in it. */
interface About {
  readonly label: Words;
  /** The step that asks for it. */
  readonly step?: string;
  /** The section where it is shown; by default `documents` for documents and `business` for the rest. */
  readonly section?: FormSection;
  /** Stands in its step above the fields that have the same one. */
  readonly heading?: Words;
}
interface AboutField extends About {
  /** Stands below the label while it is filled in. */
  readonly help?: Words;
  /** Of a person and not of a business: only its ends are shown to people who may not change it (rule: masked). */
  readonly isPersonal?: boolean;
  /**
   * For documents: which fields and parts they prove, as paths relative to the document. A reviewer who comes to one of these fields sees the
   * document.
   */
  readonly proves?: readonly string[];
  /** A picture that is cut to a square before it is sent. */
  readonly isSquare?: boolean;
  /** The share of the line that it takes; by default the whole line. */
  readonly width?: 'half' | 'third';
  /** What the browser may know of it, as the `autocomplete` of HTML. */
  readonly autoComplete?: string;
}
interface AboutPart extends About {
  /** Of a list: what one of its items is called. */
  readonly each?: Words;
  /** The labels of its fields say where they belong. */
  readonly isSelfEvident?: boolean;
  /** The postal code fills in the rest. */
  readonly isAddress?: boolean;
}

const aboutFields = z.registry<AboutField>();
const aboutParts = z.registry<AboutPart>();

/** A copy: the same schema may be a field in several places. */
const copyOf = <S extends z.ZodMiniType>(schema: S): S => {
  const copy = z.clone(schema, schema.def);
  const holds = kinds.get(schema);
  if (holds) kinds.add(copy, holds);
  return copy;
};

/** A field of a form: what it takes, and all that is said of it. */
export const field = <S extends z.ZodMiniType>(schema: S, about: AboutField): S => {
  const copy = copyOf(schema);
  aboutFields.add(copy, about);
  return copy;
};

/** A part of a form that holds fields, or a list of such parts. */
export const part = <S extends z.ZodMiniType>(schema: S, about: AboutPart): S => {
  const copy = copyOf(schema);
  aboutParts.add(copy, about);
  return copy;
};

/** A part at its place in a form. */
export interface FormPart {
  /** `legalRepresentative.address`; of a list, and of each of its items: `partners`, `partners.*`. */
  readonly path: string;
  readonly label: Words;
  readonly isSelfEvident: boolean;
  readonly isAddress: boolean;
}

/** A field at its place in a form. */
export interface FormField extends AboutField {
  /** Such as `legalRepresentative.cpf`; in a list, `*` stands for the number: `partners.*.cpf`. */
  readonly path: string;
  readonly kind: FieldKind;
  readonly required: boolean;
  readonly step: string;
  readonly section: FormSection;
  /** The parts that it stands in, the outermost first. */
  readonly parts: readonly FormPart[];
  /** How many documents it takes. */
  readonly atMost?: number;
  /** Free text, which refuses the number of a card (rule: no-card-numbers); keys, accounts and addresses of pages may look like one. */
  readonly isFree?: true;
}

const bare = (schema: z.ZodMiniType): z.ZodMiniType => {
  if (schema instanceof z.ZodMiniOptional || schema instanceof z.ZodMiniNullable)
    return bare(schema.def.innerType as z.ZodMiniType);
  return schema;
};

const anyCard = '4222222222222';
const refusesCards = (schema: z.ZodMiniType): boolean =>
  schema
    .safeParse(anyCard)
    .error?.issues.some((issue) => issue.code === 'custom' && issue.params?.text === 'cardNumber') ?? false;

/** Where a schema stands in a form, and what was said of the parts around it. */
interface Place {
  readonly path: string;
  readonly required: boolean;
  readonly around: Partial<About>;
  readonly parts: readonly FormPart[];
}

const fieldAt = (schema: z.ZodMiniType, { path, required, around, parts }: Place): FormField => {
  const inner = bare(schema);
  const own = aboutFields.get(schema) ?? aboutFields.get(inner);
  const { step, heading, section } = { ...around, ...own };
  if (!own || step === undefined) throw new Error(`Nothing says the label or the step of ${path}.`);
  const holds = kinds.get(schema) ?? kinds.get(inner) ?? { kind: 'text' as const };
  return {
    ...own,
    path,
    required,
    step,
    parts,
    ...holds,
    section: section ?? (holds.kind === 'document' ? 'documents' : 'business'),
    ...(heading ? { heading } : {}),
    ...(refusesCards(inner) ? { isFree: true as const } : {}),
  };
};

const placeIn = (place: Place, key: string, about: AboutPart | undefined): Place => {
  const path = place.path === '' ? key : `${place.path}.${key}`;
  if (!about) return { ...place, path };
  const { label, isSelfEvident = false, isAddress = false, each: _each, ...rest } = about;
  const around = { ...place.around, ...rest };
  return { ...place, path, around, parts: [...place.parts, { path, label, isSelfEvident, isAddress }] };
};
const aboutPart = (schema: z.ZodMiniType): AboutPart | undefined =>
  aboutParts.get(schema) ?? aboutParts.get(bare(schema));

const entriesOf = (schema: z.ZodMiniObject) => Object.entries(schema.shape as Readonly<Record<string, z.ZodMiniType>>);

const fieldsIn = (schema: z.ZodMiniType, place: Place): FormField[] => {
  const inner = bare(schema);
  const required = place.required && !(schema instanceof z.ZodMiniOptional);
  const here = { ...place, required };
  if (inner instanceof z.ZodMiniLiteral) return [];
  if (kinds.has(inner) || kinds.has(schema)) return [fieldAt(schema, here)];
  if (inner instanceof z.ZodMiniObject)
    return entriesOf(inner).flatMap(([key, one]) => fieldsIn(one, placeIn(here, key, aboutPart(one))));
  if (!(inner instanceof z.ZodMiniArray)) return [fieldAt(schema, here)];
  const each = aboutPart(schema)?.each;
  return fieldsIn(inner.def.element as z.ZodMiniType, placeIn(here, '*', each && { label: each }));
};

/** What tells one form from its kin: `{ type: 'personal' }`, `{ product: '04' }`. */
const markOf = (schema: z.ZodMiniType): Readonly<Record<string, string>> =>
  schema instanceof z.ZodMiniObject
    ? Object.fromEntries(
        entriesOf(schema).flatMap(([key, one]) =>
          one instanceof z.ZodMiniLiteral ? [[key, String(one.def.values[0])]] : [],
        ),
      )
    : {};

/** A form of several steps, with all that the server, the wizard and the reviewer know of it. */
export interface Form<S extends z.ZodMiniType = z.ZodMiniType, Step extends string = string> {
  /** What the API takes. */
  readonly schema: S;
  /** In the order in which they are asked and reviewed. */
  readonly fields: readonly FormField[];
  readonly steps: readonly Step[];
  readonly mark: Readonly<Record<string, string>>;
}

/**
 * A form by its schema, whose fields and parts say all the rest, and its steps in the order in which they are asked.
 * @throws Error at start for a field without label, one in an unknown step, or a step without fields.
 */
export const formOf = <S extends z.ZodMiniType, const Step extends string>(
  schema: S,
  steps: readonly Step[],
): Form<S, Step> => {
  const fields = fieldsIn(schema, { path: '', required: true, around: {}, parts: [] });
  const asked = new Set(fields.map(({ step }) => step));
  const known = new Set<string>(steps);
  const wrong = [...asked, ...known].filter((step) => !asked.has(step) || !known.has(step));
  if (wrong.length > 0) throw new Error(`Steps and fields differ: ${wrong.join(', ')}.`);
  return { schema, fields, steps, mark: markOf(schema) };
};

const topOf = (path: string): string => path.split('.')[0] ?? path;

/** What a step asks: fields and parts by the first word of their paths. */
export const pathsIn = (fields: readonly FormField[], step: string): string[] => [
  ...new Set(fields.filter((one) => one.step === step).map(({ path }) => topOf(path))),
];

/** The step that asks for a path, filled in or declared, of a field or a part; undefined for a path that the form does not have. */
export const stepAsking = (fields: readonly FormField[], path: string): string | undefined =>
  fields.find((one) => topOf(one.path) === topOf(path))?.step;
