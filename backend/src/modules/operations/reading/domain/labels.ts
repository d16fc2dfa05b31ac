/** What a label announces. `none` are those whose values are never taken for another: limits, balances, other rates. */
export type Meaning =
  | 'none'
  | 'loadNumber'
  | 'total'
  | 'charge'
  | 'fuelSurcharge'
  | 'miles'
  | 'broker'
  | 'billTo'
  | 'carrier'
  | 'pickup'
  | 'delivery'
  | 'pickupDate'
  | 'deliveryDate'
  | 'date'
  | 'dueDate'
  | 'invoiceNumber'
  | 'invoiceDate'
  | 'bolNumber'
  | 'gallons'
  | 'section';

/** A label and how far its values are trusted: 1 before 2. */
export interface Label {
  readonly meaning: Meaning;
  readonly trust: number;
  readonly words: RegExp;
}

const label = (meaning: Meaning, trust: number, words: string): Label => ({
  meaning,
  trust,
  words: new RegExp(`^(?:${words})(?![a-z])`, 'i'),
});
const NUMBER = '(?: ?(?:#|no\\.?|num\\.?|number|id|ref\\.?|reference))';
const PICK = 'pick ?-?up|pick|pu|origin|shipper|ship from|loading';
const DROP =
  'delivery|deliver to|deliver|del|drop ?-?off|drop|destination|dest\\.?|consignee|receiver|ship to|unloading';
const PLACE =
  '(?: (?:location|address|city|point|at|facility|name|information|info|details))?(?: ?#?\\d{1,2}(?![\\d/.-]))?';
const WHEN = '(?:date|appt\\.?|appointment|window|time|scheduled|dt)';

/** In the order in which they are tried: what is said in more words stands first. */
export const LABELS: readonly Label[] = [
  // never the total of a paper, whatever stands beside them
  label(
    'none',
    0,
    '(?:previous|prior|old|original|target|posted|maximum|max|minimum|min|market|base|late|less|minus|after|early) .{0,24}|' +
      'advances?|balance|amount paid|paid|quick ?pay.{0,12}|comchecks?.{0,12}|fuel advance|cash advance|deductions?|' +
      '(?:total )?rate ?(?:/|per) ?(?:loaded )?mi(?:le)?|rpm|rate per .{0,12}|insurance.{0,16}|cargo.{0,16}|' +
      'declared value|value|liability.{0,16}|limits?|penalt(?:y|ies).{0,16}|fines?|fees?|change|cash|tendered|' +
      'sub ?-?total|discount|sav(?:ed|ings)|tax|total (?:tax|weight|pieces|pallets|gallons|discount|savings|stops|hours)|' +
      'layover|tonu|truck ordered.{0,12}|detention|lumper|driver assist|cod.{0,8}|' +
      `(?:carrier|broker|shipper|customer|factor)(?: |')?s? (?:mc|dot|usdot|scac|phone|fax|email|contact|signature|must|shall|will|is|agrees|terms|instructions|copy|ref.{0,10}).{0,20}|` +
      `(?:${PICK}|${DROP}) ?(?:#(?! ?\\d{1,2}(?!\\d))|no\\.?|number|phone|contact|instructions|notes|hours|signature|copy|count|ticket|terms|must|charges?|fees?)|p\\.?o\\.?${NUMBER}?|sid`,
  ),
  label(
    'invoiceNumber',
    1,
    `(?:freight )?invoice ?(?:#|no\\.?|num\\.?|number|id)|inv\\.? ?(?:#|no\\.?|number)|bill (?:no\\.?|number)`,
  ),
  label('invoiceDate', 1, 'invoice date|billing date|date of invoice'),
  label('dueDate', 1, '(?:payment )?due (?:date|on|by)|payment due'),
  label('bolNumber', 1, `(?:bol|b/l|b\\.o\\.l\\.|bill of lading)${NUMBER}?`),
  label('loadNumber', 1, `load${NUMBER}`),
  label('loadNumber', 2, `(?:order|shipment|trip|booking)${NUMBER}`),
  label('loadNumber', 3, `confirmation${NUMBER}|(?:our |broker |customer )?ref(?:erence)?\\.?${NUMBER}?`),
  label('loadNumber', 4, `(?:pro|contract|freight bill)${NUMBER}?`),
  label('pickupDate', 1, `(?:${PICK}|ship(?:ping|ment)?)(?: \\d)? ${WHEN}(?:(?: ?/ ?| and | & )time)?`),
  label('deliveryDate', 1, `(?:${DROP}|arrival)(?: \\d)? ${WHEN}(?:(?: ?/ ?| and | & )time)?`),
  label('fuelSurcharge', 1, 'fuel ?sur-?charge|fsc|fuel s/c'),
  label('miles', 1, '(?:total|loaded|trip|est(?:imated)?\\.?|practical|billed|hub)? ?(?:miles|distance|mileage)'),
  label(
    'total',
    1,
    '(?:grand |agreed |net )?total (?:carrier |agreed |load |truck )?(?:rate|pay|charges?|amount|payment|cost|compensation|freight|due|sale|sales|purchase|price)(?: to carrier)?|' +
      'rate total|carrier (?:total|pay|rate|payment|freight pay|cost)|agreed (?:upon )?(?:rate|amount|price)|grand total|invoice total|fuel total|' +
      'all[ -]?in(?:clusive)? rate|contract rate|total to carrier|amount (?:due|payable)',
  ),
  label('total', 2, 'payable'),
  label('total', 3, 'rate(?=:)'),
  label('total', 4, 'totals?'),
  label('total', 5, 'line ?-?haul(?: rate)?|flat rate|freight charges?|freight'),
  label('charge', 1, 'stop ?-?off|tolls?|transportation|accessorials?|extra stops?|fuel(?=:|$)'),
  label('gallons', 1, 'gallons|gals?\\.?|volume|qty \\(gal\\)'),
  label('billTo', 1, 'bill(?:ed)? to|sold to|customer|invoice to'),
  label('broker', 1, 'broker(?:age)?(?: name| company)?'),
  label('carrier', 1, 'carrier(?: name| company)?|trucker|hauler'),
  label('pickup', 1, `(?:stop ?#?\\d{1,2} ?[-:\u2013]? ?)?(?:${PICK})${PLACE}`),
  label('delivery', 1, `(?:stop ?#?\\d{1,2} ?[-:\u2013]? ?)?(?:final )?(?:${DROP})${PLACE}`),
  label('date', 1, '(?:ship |delivery |transaction )?date|appt\\.?|appointment|scheduled'),
  label('loadNumber', 5, 'load'),
  label(
    'section',
    1,
    'commodity|freight description|description|weight|equipment|trailer|temp(?:erature)?|driver|truck|notes|terms|special instructions|remit.{0,12}|dispatch(?:er)?|charges|pieces|pallets|phone|time|agreement|page|stop ?#?\\d{0,2}|type|location|qty|quantity|amount|price.{0,6}|product|mc ?#?|dot|seal|city, state',
  ),
];

/** What stands between a label and its value: colons, leaders, rules; a picture makes quotes of leaders. */
const SEPARATOR = /^[\s:#.=_*|"'\u201c\u201d\u2018\u2019~\u2022\u00b7-]+/;

/** A label at the beginning of a text. */
export interface Labelled {
  readonly label: Label;
  /** The words of the label: 'Load #'. */
  readonly said: string;
  /** What follows it, without colons and leaders. */
  readonly rest: string;
  /** A colon, leaders or the end of the cell follow it. */
  readonly closed: boolean;
}

/** @example labelAt('Load #: 48291')?.rest // '48291' */
export const labelAt = (text: string): Labelled | null => {
  for (const each of LABELS) {
    const said = each.words.exec(text)?.[0];
    if (said === undefined) continue;
    const after = text.slice(said.length);
    const between = SEPARATOR.exec(after)?.[0] ?? '';
    const rest = after.slice(between.length);
    return {
      label: each,
      said,
      rest,
      closed: rest === '' || /[:#.=_|"*\u201c\u201d]/.test(between) || said.endsWith('#'),
    };
  }
  return null;
};
