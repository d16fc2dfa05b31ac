import type { Line } from './cells';
import { textOf } from './cells';
import { decided, type FieldRead, type Source, type Valued } from './fields';
import { labelAt } from './labels';
import type { Candidate } from './values';

const MONEY = String.raw`(?:US|USD|CA?|CAD)? ?\$ ?(\d{1,3}(?:,\d{3})?(?:\.\d{2})?)(?![\d.,]\d)`;
const COUNT = String.raw`(?:(one|two|three|four|five|six) ?(?:\(\d{1,2}\))?|(\d{1,3}(?:\.5)?)) ?-?`;
const HOURS = String.raw`(hours?|hrs?|h|minutes?|mins?)\b`;
const WORDS: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3, four: 4, five: 5, six: 6 };

const HOURLY = new RegExp(`${MONEY} ?(?:USD|CAD)? ?(?:/|per|an|a) ?(?:hour|hr|h)\\b`, 'i');
const FREE = [
  new RegExp(`after (?:the )?(?:first |initial )?${COUNT} ?${HOURS}`, 'i'),
  new RegExp(`first ${COUNT} ?${HOURS} (?:are |is )?(?:free|not paid|unpaid)`, 'i'),
  new RegExp(`${COUNT} ?${HOURS} (?:of )?free`, 'i'),
  new RegExp(`free time(?: is| of|:)? ?(?:is )?${COUNT} ?${HOURS}`, 'i'),
];
const INCREMENT = /(\d{1,3}|half|quarter|full)[ -]?(minutes?|mins?|hours?|hr) (?:increments?|blocks?|intervals?)/i;
const CAP = new RegExp(
  `(?:max(?:imum)?|capped|cap|not to exceed|up to|limited to|limit)\\.?(?: of| at| is|:)? ?${MONEY}(?! ?(?:/|per|an) ?(?:hour|hr|h)\\b)`,
  'i',
);
const LATER = /later of|whichever is later/i;
const APPOINTMENT = /(?:from|at|begins? (?:at|with)|starts? (?:at|with)) (?:the )?(?:scheduled )?appointment/i;
const ARRIVAL =
  /(?:from|at|upon|begins? (?:at|with)|starts? (?:at|with)) (?:the )?(?:time of |actual )?(?:arrival|check-? ?in)/i;
const WITHIN = new RegExp(`(?:within|in) ${COUNT} ?${HOURS}`, 'i');
const NOTICE = /\b(?:notify|notified|notification|notice|inform|call|e-?mail)\b/i;
const CLAIM = /\b(?:claims?|submit|submitted|request|requested|invoiced|filed)\b/i;
const LAYOVER = new RegExp(`\\blay-?over\\b.{0,20}?${MONEY}`, 'i');
const TONU = new RegExp(`\\b(?:tonu|truck ordered,? not used)\\b.{0,20}?${MONEY}`, 'i');

const amountOf = (text: string): string => `${text.replaceAll(',', '')}${text.includes('.') ? '' : '.00'}`;
const currencyOf = (text: string): 'USD' | 'CAD' => (/\bCA?D?\$|\bCAD\b/i.test(text) ? 'CAD' : 'USD');
/** Two hours are 120. */
const minutesOf = ([, word = '', digits = '', unit = '']: RegExpExecArray): number => {
  const count = WORDS[word.toLowerCase()] ?? Number(digits);
  return Math.round(count * (/^h/i.test(unit) ? 60 : 1));
};

/** Words that a sentence of its own begins with, although no dot stands before it. */
const BEGINS = /^(?:detention|layover|tonu|truck ordered|lumper|free time|driver assist|claims?|notify)\b/i;
const LONGEST = 600;

/** A sentence of a paper and the line in which it begins. */
interface Sentence {
  readonly at: number;
  readonly text: string;
}
/** What a paper says in sentences: lines that are no table and no label go on where the one before ended. */
export const sentencesOf = (lines: readonly Line[]): Sentence[] => {
  const sentences: { at: number; text: string }[] = [];
  let open = false;
  for (const [at, line] of lines.entries()) {
    const text = textOf(line);
    const goesOn = open && line.cells.length === 1 && !BEGINS.test(text) && labelAt(text) === null;
    const parts = text.split(/(?<=[.;!])\s+(?=[A-Z0-9$])/);
    for (const [nr, part] of parts.entries()) {
      const last = sentences.at(-1);
      if (nr === 0 && goesOn && last && last.text.length + part.length < LONGEST) last.text += ` ${part}`;
      else sentences.push({ at, text: part.slice(0, LONGEST) });
    }
    open = line.cells.length === 1 && !/[.;!:]$/.test(text);
  }
  return sentences;
};

/** The terms of detention and other extra pay, each as the paper says it; silent is nothing. */
export const termsOf = (lines: readonly Line[], source: Source): FieldRead[] => {
  const found = new Map<string, Candidate<Valued>[]>();
  const note = (name: string, at: number, value: string | undefined, currency: 'USD' | 'CAD' | null = null): void => {
    const line = lines[at];
    if (value === undefined || !line) return;
    const place = { trust: 1, at, page: line.page, line: line.nr, said: textOf(line) };
    found.set(name, [...(found.get(name) ?? []), { value: { value, currency }, ...place }]);
  };
  for (const { at, text } of sentencesOf(lines)) {
    const money = (form: RegExp): string | undefined => {
      const amount = form.exec(text)?.[1];
      return amount === undefined ? undefined : amountOf(amount);
    };
    const currency = currencyOf(text);
    note('layover', at, money(LAYOVER), currency);
    note('tonu', at, money(TONU), currency);
    if (!/detention|free time|\bwait(?:ing)? time/i.test(text)) continue;
    note('detentionRate', at, money(HOURLY), currency);
    note('detentionCap', at, money(CAP), currency);
    const free = FREE.map((form) => form.exec(text)).find((match) => match !== null);
    if (free) note('detentionFreeMinutes', at, String(minutesOf(free)));
    const increment = INCREMENT.exec(text);
    if (increment) note('detentionIncrementMinutes', at, incrementOf(increment));
    if (LATER.test(text)) note('startsAt', at, 'later');
    else {
      if (APPOINTMENT.test(text)) note('startsAt', at, 'appointment');
      if (ARRIVAL.test(text)) note('startsAt', at, 'arrival');
    }
    const within = WITHIN.exec(text);
    if (within && NOTICE.test(text) && !CLAIM.test(text)) note('noticeMinutes', at, String(minutesOf(within)));
    if (within && CLAIM.test(text) && !NOTICE.test(text))
      note('claimHours', at, String(Math.round(minutesOf(within) / 60)));
  }
  return [...found].flatMap(([name, candidates]) => decided(name, candidates, { source }));
};

const incrementOf = ([, count = '', unit = '']: RegExpExecArray): string => {
  const share = { half: 0.5, quarter: 0.25, full: 1 }[count.toLowerCase()] ?? Number(count);
  return String(Math.round(share * (/^h/i.test(unit) || Number.isNaN(Number(count)) ? 60 : 1)));
};
