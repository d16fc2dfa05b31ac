import { isUtf8 } from 'node:buffer';

/**
 * The characters 80 to 9F of Windows-1252, which Node's own decoder (20.x) reads as control characters of ISO 8859-1.
 */
const WINDOWS_LETTERS = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';

/** Converts to UTF-8: spreadsheet programs and banks write UTF-8, or Windows-1252. */
export const inUtf8 = (bytes: Buffer): Buffer =>
  isUtf8(bytes)
    ? bytes
    : Buffer.from(
        bytes.toString('latin1').replace(/[\x80-\x9f]/g, (sign) => WINDOWS_LETTERS.charAt(sign.charCodeAt(0) - 0x80)),
      );
