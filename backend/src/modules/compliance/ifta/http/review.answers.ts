import { Line, Uuid } from '../../../../platform/fields/decorators';
import { published } from '../../../../platform/fields/schema';
import { described, listOf, object, oneOf, orNull, Shown, TEXT, WHOLE } from '../../../../platform/fields/shown';
import type { Period } from '../domain/period';
import { REVIEW_RULES, type RecordNamed, type Review, type ReviewRule } from '../domain/reviewed';
import { QUARTER_FORM } from '../ifta-rate';

/** @example /api/ifta/review?clientId=0199…&quarter=3Q2026 */
export class ReviewQuery {
  @Uuid('client', { missing: 'Choose a client' }) clientId: string;
  @Line('quarter', { max: 6, form: QUARTER_FORM }) quarter: Period;
}
export class RecordNamedView {
  @Shown(oneOf(['trip', 'expense', 'vehicle'])) kind: RecordNamed['kind'];
  @Shown(TEXT) id: string;
}
/** What the client would have to send. */
export class QuestionView {
  @Shown(described(TEXT, 'The paper, as the client reads it in its portal')) what: string;
  @Shown(described(TEXT, 'What the records lack')) why: string;
}
/** Something that an auditor would ask about. */
@published('ReturnFinding')
export class FindingView {
  @Shown(oneOf(REVIEW_RULES)) rule: ReviewRule;
  @Shown(TEXT) sentence: string;
  @Shown(described(WHOLE, 'What it takes off the score')) weight: number;
  @Shown(described(listOf(object(() => RecordNamedView)), 'At most fifty')) records: RecordNamedView[];
  @Shown(described(orNull(object(() => QuestionView)), 'What to ask the client for; null: the office settles it'))
  ask: QuestionView | null;
}
/** A quarter as an auditor would look it through. */
@published('QuarterReview')
export class ReviewView {
  @Shown(described(WHOLE, 'Of 100')) score: number;
  @Shown(listOf(object(() => FindingView))) findings: FindingView[];
}
const MOST_RECORDS = 50;
export const reviewView = ({ score, findings }: Review): ReviewView => ({
  score,
  findings: findings.map(({ records, ...finding }) => ({ ...finding, records: records.slice(0, MOST_RECORDS) })),
});
