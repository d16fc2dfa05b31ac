// Converts the cells of an .xlsx into texts (ECMA-376 part 1, 18.3.1.4 c, 18.8.30 numFmt, 22.4.2.4 the escapes of
// ST_Xstring).
import { SSF } from '@e965/xlsx';

/** The part of SheetJS that has no types: number formats (ECMA-376 part 1, 18.8.30). */
interface NumberFormats {
  format(format: string, value: number, how: { readonly date1904: boolean }): string;
  is_date(format: string): boolean;
  parse_date_code(
    value: number,
    how: { readonly date1904: boolean },
  ): { readonly y: number; readonly m: number; readonly d: number } | null;
  /** The built-in formats by number. */
  get_table(): Readonly<Partial<Record<number, string>>>;
}
export const numberFormats = SSF as NumberFormats;

export const GENERAL = 'General';
const twoDigits = (number: number): string => String(number).padStart(2, '0');

export const unescaped = (text: string): string =>
  text.includes('_x')
    ? text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    : text;

export type TextOfCell = (type: string, style: number, text: string) => string;

const shownBy = (format: string, value: number, date1904: boolean): string => {
  try {
    return numberFormats.format(format, value, { date1904 }) || String(value);
  } catch {
    return String(value);
  }
};

/**
 * Makes a function from a number to its text in a format: a day as YYYY-MM-DD, a number with all its digits. Leading
 * zeros that the format displays, as for a zip code, are kept.
 */
const numberTexts = (format: string, date1904: boolean): ((value: number) => string) => {
  if (format === GENERAL) return String;
  if (!numberFormats.is_date(format))
    return (value) => {
      const shown = shownBy(format, value, date1904).trim();
      return /^0\d/.test(shown) ? shown : String(value);
    };
  return (value) => {
    const day = value >= 1 || date1904 ? numberFormats.parse_date_code(value, { date1904 }) : null;
    return day ? `${day.y}-${twoDigits(day.m)}-${twoDigits(day.d)}` : shownBy(format, value, date1904);
  };
};

/** The parts of a workbook that cells refer to by number: the formats of styles, and the shared texts. */
export interface BookParts {
  readonly formats: readonly string[];
  readonly texts: readonly string[];
  /** Whether day numbers count from 1904 instead of 1900. */
  readonly date1904: boolean;
}

/**
 * Makes a function that returns the text of a cell from its type (`n`, `s`, `b` …), the number of its style and its
 * content.
 */
export const cellTexts = ({ formats, texts, date1904 }: BookParts): TextOfCell => {
  const general = numberTexts(GENERAL, date1904);
  const byStyle = formats.map((format) => numberTexts(format, date1904));
  const ofNumber = (style: number, text: string): string => {
    const value = Number(text);
    return text === '' || Number.isNaN(value) ? text : (byStyle[style] ?? general)(value);
  };
  const byType: Readonly<Record<string, (style: number, text: string) => string>> = {
    s: (_, text) => texts[Number(text)] ?? '',
    e: () => '',
    b: (_, text) => (text === '1' || text === 'true' ? 'TRUE' : 'FALSE'),
    d: (_, text) => text.slice(0, 'YYYY-MM-DD'.length),
    n: ofNumber,
    str: (_, text) => unescaped(text),
    inlineStr: (_, text) => unescaped(text),
  };
  return (type, style, text) => (text === '' ? '' : (byType[type] ?? ofNumber)(style, text.trim()).trim());
};
