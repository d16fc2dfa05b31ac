import { usDate } from '../../../../platform/money/dates';
import { dollars } from '../../../../platform/money/money';
import { wallClockIn } from '../../../../platform/money/zoned-time';
import { GREY, Paper } from '../../../../platform/infrastructure/pdf/paper';
import { paperOf } from '../../../../platform/infrastructure/pdf/paper-of';
import type { DetentionOfOne, LoadTerms, TimedStop } from '../../../operations/loads';
import { claimLines } from '../domain/claim-lines';
import { claimedOf } from '../queries/claimed-of';
import type { ClaimPapers } from '../queries/claim-papers';

/** All that a claim letter says. */
export interface Claim {
  readonly from: readonly (string | null)[];
  readonly to: readonly (string | null)[];
  readonly contact: string;
  /** By which clock times are written where a stop has none of its own. */
  readonly timeZone: string;
  readonly found: DetentionOfOne;
  readonly papers: ClaimPapers;
}

const { left: LEFT, width: WIDTH } = Paper;
const LOWEST = 700;

/** '11/10/2026 12:00' by the clock of the stop. */
const timeAt = (stop: TimedStop, otherwise: string, instant: string | null): string => {
  if (instant === null) return 'not recorded';
  const [day = '', time = ''] = wallClockIn(stop.timeZone ?? otherwise, new Date(instant)).split('T');
  return `${usDate(day)} ${time}`;
};

const KINDS = { pickup: 'Pickup', drop_off: 'Drop-off', fuel: 'Fuel stop', other: 'Stop' } as const;

/** Arrival, departure and appointment of a stop, and how long that is. */
const timesOf = ({ found, timeZone }: Claim, stop: TimedStop, nr: number): readonly string[] => {
  const clock = found.stops[nr];
  const at = (instant: string | null) => timeAt(stop, timeZone, instant);
  const zone = (stop.timeZone ?? timeZone).replace(/^.*\//, '').replaceAll('_', ' ');
  return [
    `${KINDS[stop.kind]}: ${stop.place}`,
    [
      stop.appointment && `Appointment ${at(stop.appointment)}`,
      `arrived ${at(stop.arrivedAt)}`,
      `departed ${at(stop.departedAt)} (${zone} time)`,
    ]
      .filter(Boolean)
      .join(', '),
    ...(clock?.billableMinutes != null
      ? [`${clock.minutes} minutes, ${clock.freeMinutes} free, ${clock.billableMinutes} billed`]
      : []),
  ];
};

const minutes = (count: number | null): string | null => (count === null ? null : `${count} minutes`);
/** The terms in words, where no words of a paper are known. */
const agreedIn = (terms: LoadTerms): string =>
  [
    terms.detentionRate !== null && `Detention ${dollars(terms.detentionRate)} an hour`,
    terms.detentionFreeMinutes !== null && `after ${minutes(terms.detentionFreeMinutes)} free`,
    terms.detentionIncrementMinutes !== null && `in blocks of ${minutes(terms.detentionIncrementMinutes)}`,
    terms.detentionCap !== null && `at most ${dollars(terms.detentionCap)} a stop`,
    terms.layover !== null && `layover ${dollars(terms.layover)} a day`,
    terms.tonu !== null && `truck ordered, not used ${dollars(terms.tonu)}`,
  ]
    .filter(Boolean)
    .join(', ');
const SOURCES = { paper: 'Terms of the rate confirmation', broker: 'Terms agreed with you', hand: 'Terms' } as const;

const sectionsOf = (claim: Claim): readonly (readonly [string, readonly string[]])[] => {
  const { terms, load } = claim.found;
  return [
    ['Times', (load.stopTimes ?? []).flatMap((stop, nr) => timesOf(claim, stop, nr))],
    ...(terms ? [[SOURCES[terms.source], [terms.line ?? agreedIn(terms)]] as const] : []),
    ['Receipts', claim.papers.receipts],
    ['Papers and photos', claim.papers.papers],
  ];
};

/** Lays out the letter that claims what a load earned for waiting. @returns the bytes of the PDF */
export const claimPaper = (claim: Claim): Promise<Buffer> => {
  const { load, total } = claim.found;
  const lines = claimLines(claimedOf(claim.found), []);
  return paperOf({
    title: 'Claim',
    number: `Load ${load.loadNumber}`,
    from: claim.from,
    to: { label: 'To', lines: claim.to },
    facts: [
      ['Load', load.loadNumber],
      ['Claimed', dollars(total ?? 0)],
    ],
    above: (paper, y) =>
      paper.text(
        `Our truck waited at your load ${load.loadNumber} from ${load.pickupLocation} to ${load.dropoffLocation} longer than its free time. Please pay what is listed below.`,
        LEFT,
        y,
        { width: WIDTH },
      ) + 16,
    lines: lines.map(({ description, amount }) => [description, dollars(amount)]),
    sums: [['Total claimed', dollars(total ?? 0)]],
    below: (paper, end) => {
      let y = end + 18;
      for (const [title, texts] of sectionsOf(claim)) {
        if (texts.length === 0) continue;
        y = paper.room(y, LOWEST - 24);
        paper.label(title, LEFT, y, WIDTH);
        y += 13;
        for (const words of texts)
          y = paper.text(words, LEFT, paper.room(y, LOWEST), { size: 9, color: GREY, width: WIDTH }) + 2;
        y += 12;
      }
    },
    footer: `Questions about this claim? ${claim.contact}`,
  });
};
