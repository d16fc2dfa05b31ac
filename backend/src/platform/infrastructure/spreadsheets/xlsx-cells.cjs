// What a cell of an .xlsx says, as a text (ECMA-376 part 1, 18.3.1.4 c, 18.8.30 numFmt, 22.4.2.4 the escapes of
// ST_Xstring).
const { SSF } = require('@e965/xlsx');

const GENERAL = 'General';
const twoDigits = (number) => String(number).padStart(2, '0');

const unescaped = (text) =>
  text.includes('_x')
    ? text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))
    : text;

const shownBy = (format, value, date1904) => {
  try {
    return SSF.format(format, value, { date1904 }) || String(value);
  } catch {
    return String(value);
  }
};

/**
 * The texts of numbers by a format: a day as YYYY-MM-DD, a number in full; with its noughts where it is shown with
 * them, as a zip code is.
 */
const numberTexts = (format, date1904) => {
  if (format === GENERAL) return String;
  if (!SSF.is_date(format))
    return (value) => {
      const shown = shownBy(format, value, date1904).trim();
      return /^0\d/.test(shown) ? shown : String(value);
    };
  return (value) => {
    const day = value >= 1 || date1904 ? SSF.parse_date_code(value, { date1904 }) : null;
    return day ? `${day.y}-${twoDigits(day.m)}-${twoDigits(day.d)}` : shownBy(format, value, date1904);
  };
};

/** @param formats of the book's styles, by number @param texts that cells share */
const cellTexts = ({ formats, texts, date1904 }) => {
  const general = numberTexts(GENERAL, date1904);
  const byStyle = formats.map((format) => numberTexts(format, date1904));
  const ofNumber = (style, text) => {
    const value = Number(text);
    return text === '' || Number.isNaN(value) ? text : (byStyle[style] ?? general)(value);
  };
  const byType = {
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

module.exports = { GENERAL, cellTexts, unescaped };
