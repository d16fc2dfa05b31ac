import { published } from '../../../../platform/fields/schema';
import {
  described,
  FLAG,
  listOf,
  MONEY,
  NUMBER,
  object,
  oneOf,
  orNull,
  Shown,
  TEXT,
} from '../../../../platform/fields/shown';
import { moneyText } from '../../../../platform/money/money';
import type { Finding } from '../domain/compare';
import {
  PAPER_KINDS,
  type ChargeRead,
  type Choice,
  type FieldRead,
  type LoadRead,
  type PaperKind,
  type StopOfPaper,
} from '../domain/fields';
import type { KnownLoad } from '../queries/known-parties';
import type { PaperRead, Party } from '../queries/read-paper';
import type { PicturesFollowed } from '../reactions/read-the-pictures';

const CURRENCY = orNull(oneOf(['USD', 'CAD']));
const LINE = described(NUMBER, 'The line on its page, from 1');

@published('ChoiceOfPaper')
class ChoiceView implements Choice {
  @Shown(TEXT) value: string;
  @Shown(CURRENCY) currency: 'USD' | 'CAD' | null;
  @Shown(NUMBER) page: number;
  @Shown(LINE) line: number;
  @Shown(described(TEXT, 'The line whole')) said: string;
}
/** What a paper says about one thing. */
@published('FieldOfPaper')
class FieldView implements FieldRead {
  @Shown(TEXT) name: string;
  @Shown(described(orNull(TEXT), 'Null where its places disagree, or it can be read in two ways')) value: string | null;
  @Shown(CURRENCY) currency: 'USD' | 'CAD' | null;
  @Shown(described(NUMBER, '1 a label and another place, 0.8 a label; below 0.6 it is only offered'))
  confidence: number;
  @Shown(NUMBER) page: number;
  @Shown(LINE) line: number;
  @Shown(described(TEXT, 'The line whole')) said: string;
  @Shown(oneOf(['text', 'ocr'])) source: 'text' | 'ocr';
  @Shown(listOf(object(() => ChoiceView))) choices: ChoiceView[];
}
@published('StopOfPaper')
class StopView implements StopOfPaper {
  @Shown(oneOf(['pickup', 'delivery'])) kind: 'pickup' | 'delivery';
  @Shown(orNull(TEXT)) place: string | null;
  @Shown(orNull(TEXT)) date: string | null;
  @Shown(NUMBER) page: number;
  @Shown(LINE) line: number;
}
@published('KnownLoadOfPaper')
class KnownLoadView {
  @Shown(NUMBER) id: number;
  @Shown(TEXT) loadNumber: string;
  @Shown(NUMBER) brokerId: number;
  @Shown(orNull(MONEY)) total: string | null;
}
@published('LoadOfPaper')
class LoadView {
  @Shown(listOf(object(() => FieldView))) fields: FieldView[];
  @Shown(listOf(object(() => StopView))) stops: StopView[];
  @Shown(described(orNull(object(() => KnownLoadView)), 'The load that is kept under its number'))
  load: KnownLoadView | null;
}
const CHARGES = ['line_haul', 'fuel_surcharge', 'detention', 'layover', 'lumper', 'tonu', 'other'] as const;
@published('ChargeOfPaper')
class ChargeView implements ChargeRead {
  @Shown(oneOf(CHARGES)) kind: ChargeRead['kind'];
  @Shown(MONEY) value: string;
  @Shown(CURRENCY) currency: 'USD' | 'CAD' | null;
  @Shown(NUMBER) page: number;
  @Shown(LINE) line: number;
  @Shown(TEXT) said: string;
}
@published('RecordOfPaper')
class RecordView {
  @Shown(TEXT) id: string;
  @Shown(TEXT) name: string;
}
@published('PartyOfPaper')
class PartyView {
  @Shown(oneOf(['broker', 'carrier'])) name: 'broker' | 'carrier';
  @Shown(TEXT) said: string;
  @Shown(described(orNull(object(() => RecordView)), 'The record of that name or number')) record: RecordView | null;
  @Shown(described(listOf(object(() => RecordView)), 'Records that are called nearly so')) close: RecordView[];
}
@published('FindingOfPaper')
class FindingView {
  @Shown(oneOf(['load_number', 'total', 'sum', 'due_date', 'duplicate'])) rule: Finding['rule'];
  @Shown(TEXT) sentence: string;
  @Shown(listOf(TEXT)) sources: string[];
}

/** What a line of a remittance paid of an invoice that is kept. */
@published('RemittedOfPaper')
class RemittedView {
  @Shown(orNull(NUMBER)) invoiceId: number | null;
  @Shown(orNull(TEXT)) invoiceNumber: string | null;
  @Shown(described(orNull(MONEY), 'Null where the paper does not say it clearly')) paid: string | null;
  @Shown(described(TEXT, 'Invoice INV-000017 is short by $100.00: detention missing')) sentence: string;
  @Shown(described(FLAG, 'It is what was billed')) agrees: boolean;
  @Shown(listOf(TEXT)) sources: string[];
}

const STATUSES = ['read', 'reading', 'failed'] as const;
/** What a paper says; no record is made of it. */
@published('ReadDocument')
export class ReadDocument {
  @Shown(described(TEXT, 'By which it is followed, and said what was saved of it')) id: string;
  @Shown(described(oneOf(STATUSES), 'While it is being read, the fields are empty')) status: (typeof STATUSES)[number];
  @Shown(described(orNull(TEXT), 'Why it could not be read')) reason: string | null;
  @Shown(oneOf(PAPER_KINDS)) kind: PaperKind;
  @Shown(listOf(object(() => FieldView))) fields: FieldView[];
  @Shown(listOf(object(() => StopView))) stops: StopView[];
  @Shown(described(listOf(object(() => LoadView)), 'Each of the loads, where the paper is about several'))
  loads: LoadView[];
  @Shown(described(listOf(object(() => FieldView)), 'Terms of detention and other extra pay, as the paper says them'))
  terms: FieldView[];
  @Shown(listOf(object(() => ChargeView))) charges: ChargeView[];
  @Shown(listOf(object(() => PartyView))) parties: PartyView[];
  @Shown(described(orNull(object(() => KnownLoadView)), 'The load that is kept under its number'))
  load: KnownLoadView | null;
  @Shown(listOf(object(() => FindingView))) findings: FindingView[];
  @Shown(described(listOf(object(() => RemittedView)), 'What a remittance paid, line by line'))
  remitted: RemittedView[];
  @Shown(listOf(TEXT)) warnings: string[];
  @Shown(described(NUMBER, 'How many of its pages were read, so far')) pages: number;
  @Shown(NUMBER) of: number;
  @Shown(TEXT) text: string;
}

const fieldView = (field: FieldRead): FieldView => ({ ...field, choices: [...field.choices] });
const saidView = ({ fields, stops }: LoadRead): Pick<LoadView, 'fields' | 'stops'> => ({
  fields: fields.map(fieldView),
  stops: [...stops],
});
const knownView = ({ id, loadNumber, brokerId, total }: KnownLoad): KnownLoadView => ({
  id,
  loadNumber,
  brokerId,
  total: total === null ? null : moneyText(total),
});
const recordView = ({ id, name }: RecordView): RecordView => ({ id, name });
const partyView = ({ name, said, known, close }: Party): PartyView => ({
  name,
  said,
  record: known && recordView(known),
  close: close.map(recordView),
});

export const documentView = (id: string, paper: PaperRead): ReadDocument => ({
  id,
  status: 'read',
  reason: null,
  kind: paper.kind,
  ...saidView(paper),
  loads: paper.loads.map((each) => ({ ...saidView(each), load: each.load && knownView(each.load) })),
  terms: paper.terms.map(fieldView),
  charges: [...paper.charges],
  parties: paper.parties.map(partyView),
  load: paper.load && knownView(paper.load),
  findings: paper.findings.map((finding) => ({ ...finding, sources: [...finding.sources] })),
  remitted: paper.remitted.map(({ invoice, paid, sources, sentence, agrees }) => ({
    ...{ invoiceId: invoice?.id ?? null, invoiceNumber: invoice?.invoiceNumber ?? null, sentence, agrees },
    paid: paid === null ? null : moneyText(paid),
    sources: [...sources],
  })),
  warnings: [...paper.warnings],
  pages: paper.pages,
  of: paper.of,
  text: paper.text,
});

/** A paper of many pictures, as far as it is read. */
export const followedView = (id: string, { paper, reason, pages, of }: PicturesFollowed): ReadDocument =>
  paper
    ? documentView(id, paper)
    : {
        ...{ id, status: reason === null ? 'reading' : 'failed', reason, pages, of },
        ...{ kind: 'unknown', fields: [], stops: [], loads: [], terms: [], charges: [], parties: [] },
        ...{ load: null, findings: [], remitted: [], warnings: [], text: '' },
      };
