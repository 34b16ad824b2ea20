const encoder = new TextEncoder();

/** What one byte does to an empty register. */
const ofByte = Uint16Array.from({ length: 256 }, (_, byte) => {
  let register = byte << 8;
  for (let bit = 0; bit < 8; bit++) register = register & 0x8000 ? (register << 1) ^ 0x1021 : register << 1;
  return register;
});

/**
 * CRC-16/CCITT-FALSE over the UTF-8 bytes of a text: polynomial 0x1021, initial value 0xFFFF, nothing reflected. Four upper-case
 * hexadecimal digits, as BR Codes end with.
 */
export function crc16(text: string): string {
  let register = 0xffff;
  for (const byte of encoder.encode(text))
    register = ((register << 8) ^ (ofByte[(register >> 8) ^ byte] ?? 0)) & 0xffff;
  return register.toString(16).toUpperCase().padStart(4, '0');
}
