import { isValidLandlinePhone } from '@brazilian-utils/brazilian-utils/is-valid-landline-phone';
// This entry knows which numbers are mobile and is a third smaller than the whole metadata. It takes a landline for an invalid
// number, which is why Brazilian landlines are asked of the other library. This is the only file that may import it.
import { parsePhoneNumberFromString } from 'libphonenumber-js/mobile';

const E164 = /^\+[1-9]\d{4,14}$/;

/** Whether the text is a mobile number of any country in E.164, such as `+5511987654321`: no spaces, no mask. */
export function isMobilePhone(e164: string): boolean {
  return E164.test(e164) && parsePhoneNumberFromString(e164, { extract: false })?.isValid() === true;
}

/**
 * The E.164 form of a number as people write it; without `+` it is taken for a Brazilian one, with its area code. `undefined`
 * when it cannot be a telephone number: a Brazilian one must be a mobile or a landline that exists by its plan, one of another
 * country must have a length that the country uses. Extensions are refused; they belong in a field of their own.
 */
export function normalisePhone(text: string): string | undefined {
  const typed = text.trim();
  if (!/^\+?[\d\s().-]+$/.test(typed)) return undefined;
  const phone = parsePhoneNumberFromString(typed, { defaultCountry: 'BR', extract: false });
  if (!phone?.isPossible()) return undefined;
  const isBrazilian = phone.countryCallingCode === '55';
  const exists = !isBrazilian || phone.isValid() || isValidLandlinePhone(phone.nationalNumber);
  // A country's own prefix is taken off each time it is read (`+43 0000000`): what is not the same again is no number.
  const isStable = parsePhoneNumberFromString(phone.number, { extract: false })?.number === phone.number;
  return exists && isStable ? phone.number : undefined;
}
