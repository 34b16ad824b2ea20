/** A payer as members see them: their first name, and that there is more (rule: masked). */
export const onlyFirstName = (name: string): string => {
  const [first = '', ...more] = name.trim().split(/\s+/);
  return more.length > 0 ? `${first} ***` : first;
};
