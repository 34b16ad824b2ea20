import { Email } from '@balcao/contract/scalars';

/** How many are invited at once: more would be a mailing, and the server sends thirty a minute. */
export const addressesAtMost = 20;

/** The addresses that someone typed or pasted, each once, and those that are none. */
export const addressesIn = (text: string): { readonly emails: string[]; readonly wrong: string[] } => {
  const typed = text.split(/[\s,;]+/).filter(Boolean);
  const emails = new Set<string>();
  const wrong = new Set<string>();
  for (const one of typed) {
    // As address books write it: Ana <ana@example.com>
    const result = Email.safeParse(one.replace(/^<(.*)>$/, '$1'));
    if (result.success) emails.add(result.data);
    else wrong.add(one);
  }
  return { emails: [...emails], wrong: [...wrong] };
};
