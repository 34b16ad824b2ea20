/** What a person would act upon: numbers, addresses of pages and mails. */
const facts = /https?:\/\/\S+|www\.\S+|[\p{L}\p{N}._%+-]+@[\p{L}\p{N}.-]+|\d[\d.,:/-]*\d|\d/gu;
const bare = (fact: string): string =>
  /\p{L}/u.test(fact) ? fact.replace(/[.,;:)\]]+$/, '') : fact.replaceAll(/\D/g, '');

/**
 * Whether every number and address in an answer stands in what it may be made from. A model that was talked round, or that made something
 * up, promises days, amounts and links that no source has.
 */
export const isGrounded = (answer: string, sources: readonly string[]): boolean => {
  const known = sources.join('\n');
  const numbers = new Set((known.match(facts) ?? []).map(bare));
  return (answer.match(facts) ?? []).every((fact) => {
    const one = bare(fact);
    return one.length < 2 || numbers.has(one) || known.includes(one);
  });
};
