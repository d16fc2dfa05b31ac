/** Two-letter codes of the 50 states, DC, and the Canadian provinces and territories. */
export const STATE_CODES = (
  'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY ' +
  'AB BC MB NB NL NS NT NU ON PE QC SK YT'
).split(' ');

const anyCase = (code: string): string => [...code].map((letter) => `[${letter}${letter.toLowerCase()}]`).join('');
export const STATE = {
  pattern: new RegExp(`^\\s*(?:${STATE_CODES.map(anyCase).join('|')})\\s*$`),
  wrong: 'State must be a US state or Canadian province code',
};

/** 12345, 12345-6789 or A1A 1A1. */
export const ZIP_CODE = {
  pattern:
    /^\s*(?:\d{5}(?:-\d{4})?|[A-CEGHJ-NPR-TVXYa-ceghj-npr-tvxy]\d[A-CEGHJ-NPR-TV-Za-ceghj-npr-tv-z] ?\d[A-CEGHJ-NPR-TV-Za-ceghj-npr-tv-z]\d)\s*$/,
  wrong: 'Zip code is not valid',
};
