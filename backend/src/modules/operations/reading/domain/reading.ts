import type { Runs } from '../../../../platform/infrastructure/file-text/runs';
import { dollars, parseMoney } from '../../../../platform/money/money';
import { linesOf, textOf } from './cells';
import { isCanadian, writesEitherWay } from './days';
import type { Choice, LoadRead, Reading } from './fields';
import { kindOf } from './kind-of-paper';
import { billOfLading } from './kinds/bill-of-lading';
import { chargesRead, freightInvoice } from './kinds/freight-invoice';
import { fuelReceipt } from './kinds/fuel-receipt';
import { lumperReceipt } from './kinds/lumper-receipt';
import { remittance } from './kinds/remittance';
import { loadOf, partiesOf } from './kinds/rate-confirmation';
import type { Paper } from './kinds/shared';
import { w9 } from './kinds/w9';
import { loadsApart } from './loads-apart';
import { mended } from './mended';
import { piecesOf } from './pieces';
import { termsOf } from './terms';

const MOST_TEXT = 20_000;

const numberIn = ({ fields }: LoadRead): string => fields.find(({ name }) => name === 'loadNumber')?.value ?? '';

/** What a paper says: its kind and its fields, each with the line that says it; nothing is guessed. */
export const readingOf = ({ runs, source }: Pick<Runs, 'runs' | 'source'>): Reading => {
  const read = linesOf(runs);
  const lines = source === 'ocr' ? mended(read) : read;
  const text = lines.map(textOf).join('\n').slice(0, MOST_TEXT);
  const pieces = { lines, rows: piecesOf(lines), text, eitherWay: writesEitherWay(text), canadian: isCanadian(text) };
  const paper: Paper = { pieces, source };
  const none = { stops: [], loads: [], terms: [], charges: [], warnings: [], text };
  const kind = kindOf(pieces);
  switch (kind) {
    case 'rate_confirmation': {
      const loads = loadsApart(pieces).map((part) => loadOf({ ...paper, pieces: part }));
      const terms = termsOf(lines, source);
      const [only] = loads;
      if (only && loads.length === 1)
        return {
          ...none,
          kind,
          ...only,
          fields: [...partiesOf(paper), ...only.fields],
          terms,
          warnings: warningsOf(only),
        };
      const several = `This paper is about ${loads.length} loads: ${loads.map(numberIn).join(', ')}. Choose one of them.`;
      return { ...none, kind, fields: partiesOf(paper), loads, terms, warnings: [several] };
    }
    case 'freight_invoice': {
      const fields = freightInvoice(paper);
      return { ...none, kind, fields, charges: chargesRead(pieces), warnings: warningsOf({ fields, stops: [] }) };
    }
    case 'fuel_receipt':
      return { ...none, kind, fields: fuelReceipt(paper) };
    case 'lumper_receipt':
      return { ...none, kind, fields: lumperReceipt(paper) };
    case 'remittance':
      return { ...none, kind, ...remittance(paper) };
    case 'bill_of_lading': {
      const { fields, stops } = billOfLading(paper);
      return { ...none, kind, fields, stops };
    }
    case 'w9':
      return { ...none, kind, fields: w9(paper) };
    case 'unknown':
      return { ...none, kind, fields: [] };
  }
};

const WORDS: Readonly<Record<string, string>> = {
  total: 'total',
  loadNumber: 'load number',
  fuelSurcharge: 'fuel surcharge',
  pickup: 'pickup',
  delivery: 'delivery',
  pickupDate: 'pickup date',
  deliveryDate: 'delivery date',
};
/** What somebody must look at: places of the paper that disagree, days that can be two. */
const warningsOf = ({ fields }: LoadRead): string[] =>
  fields.flatMap(({ name, value, choices }) => {
    if (value !== null || choices.length < 2) return [];
    const several = choices.map((each) => `${shown(each)} (page ${each.page}, line ${each.line})`);
    return [`The ${WORDS[name] ?? name} can be ${several.join(' or ')}. Choose one.`];
  });
/** '$2,150.00', 'CAD 2150.00', '2026-05-09'. */
const shown = ({ value, currency }: Choice): string => {
  if (currency === null) return value;
  return currency === 'USD' ? dollars(parseMoney(value) ?? 0) : `${currency} ${value}`;
};
