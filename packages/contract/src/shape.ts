type NameOf<S extends string> = S extends `${infer Name},${string}` ? Name : S;

/**
 * The names of the ICU arguments of a message. Walks from brace to brace: at even depth a brace opens an argument, at odd depth
 * a branch of a plural or select.
 */
type ArgumentsOf<S extends string, Depth extends 0[] = [], Found = never> = S extends `${infer Head}}${infer Tail}`
  ? Head extends `${string}{${infer Opened}`
    ? ArgumentsOf<
        `${Opened}}${Tail}`,
        [...Depth, 0],
        Depth['length'] extends 0 | 2 | 4 ? Found | NameOf<Opened> : Found
      >
    : ArgumentsOf<Tail, Depth extends [0, ...infer Up extends 0[]] ? Up : [], Found>
  : Found;

/** One pattern for all names: the parameters of a union of functions are inferred as an intersection, so that each must be there. */
type Holding<Names extends string> = {
  [Name in Names]: (message: `${string}{${Name}}${string}` | `${string}{${Name},${string}`) => void;
}[Names] extends (message: infer All) => void
  ? All
  : never;

type Translated<S extends string> = [ArgumentsOf<S>] extends [never] ? string : Holding<ArgumentsOf<S>>;

/**
 * What a translation of the Portuguese texts must look like: the same keys, and in each message the same arguments.
 * `export default { … } satisfies Shape<typeof pt>`: a missing key or argument does not compile.
 */
export type Shape<T> = { readonly [Key in keyof T]: T[Key] extends string ? Translated<T[Key]> : Shape<T[Key]> };
