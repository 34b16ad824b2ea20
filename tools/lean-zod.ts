import type { Plugin } from 'vite';

/**
 * How every kind of schema says what it is in JSON Schema, how a schema is asked for it, what is wrong in English words, and the
 * old way to ask a text for a format: `z.string().email()`, which brings all two dozen formats along where `z.email()` brings one.
 */
const unused = [
  /if \(!core\.globalConfig\.localeError\)\s+core\.config\(en\(\)\);/g,
  /inst\._zod\.processJSONSchema = \(ctx, json, params\) => processors\.\w+\(inst, ctx, json, params\);/g,
  /jsonSchema: \{\s+input: createStandardJSONSchemaMethod\(this, "input"\),\s+output: createStandardJSONSchemaMethod\(this, "output"\),\s+\},/g,
  /\w+\(params\) \{\s+return this\.check\(core\._\w+\(Zod\w+, params\)\);\s+\},/g,
  /toJSONSchema\(params\) \{\s+return createToJSONSchemaMethod\(this, \{\}\)\(params\);\s+\},/g,
];

/**
 * Schemas for browsers, which check by them, write no JSON Schema, and say in their own words what is wrong: that alone would be
 * a fifth of the library.
 * The build fails where a new version of it is written otherwise.
 */
export const leanZod = (): Plugin => ({
  name: 'balcao-lean-zod',
  apply: 'build',
  transform: {
    filter: { id: /node_modules\/zod\/v4\/classic\/schemas\.js$/ },
    handler(code) {
      const left = unused.reduce((text, pattern) => {
        const without = text.replace(pattern, '');
        if (without === text) throw new Error(`zod no longer has ${pattern.source}`);
        return without;
      }, code);
      return { code: left, map: null };
    },
  },
});
