import { published } from '../../../../platform/fields/schema';
import {
  DAY,
  described,
  listOf,
  MONEY,
  object,
  oneOf,
  orNull,
  Shown,
  TEXT,
  WHOLE,
} from '../../../../platform/fields/shown';
import type { IsoDate } from '../../../../platform/money/dates';
import { STATUSES, type ObligationStatus } from '../domain/catch-up';
import { RULES, type RuleName } from '../domain/duties';
import { GROUPS, type RuleGroup } from '../domain/rule-groups';

/** An obligation on the practice desk. */
@published('PracticeRow')
export class PracticeRow {
  @Shown(TEXT) id: string;
  @Shown(described(orNull(TEXT), "Null: it is the firm's own")) clientId: string | null;
  @Shown(orNull(TEXT)) clientName: string | null;
  @Shown(oneOf(RULES)) kind: RuleName;
  @Shown(TEXT) title: string;
  @Shown(orNull(TEXT)) subjectName: string | null;
  @Shown(TEXT) period: string;
  @Shown(oneOf(STATUSES)) state: ObligationStatus;
  @Shown(listOf(TEXT)) missing: string[];
  @Shown(orNull(TEXT)) agentId: string | null;
  @Shown(orNull(TEXT)) agentName: string | null;
  @Shown(orNull(TEXT)) assignedTo: string | null;
  @Shown(orNull(TEXT)) assignedName: string | null;
  @Shown(DAY) dueDate: IsoDate;
  @Shown(WHOLE) daysLeft: number;
  @Shown(orNull(MONEY)) amount: string | null;
  @Shown(WHOLE) version: number;
}

/** The obligations of a client in one group of rules, the next one first. */
@published('PracticeCell')
export class PracticeCell {
  @Shown(oneOf(GROUPS)) group: RuleGroup;
  @Shown(described(WHOLE, 'All there are; of many only the next are told')) count: number;
  @Shown(listOf(object(() => PracticeRow))) obligations: PracticeRow[];
}

/** The obligations of a client by group of rules; groups without obligations are left out. */
@published('PracticeClient')
export class PracticeClient {
  @Shown(described(orNull(TEXT), "Null: it is the firm's own")) clientId: string | null;
  @Shown(orNull(TEXT)) clientName: string | null;
  @Shown(orNull(TEXT)) agentId: string | null;
  @Shown(orNull(TEXT)) agentName: string | null;
  @Shown(described(DAY, 'The first of what is wanted')) dueDate: IsoDate;
  @Shown(listOf(object(() => PracticeCell))) cells: PracticeCell[];
}

/** The number of obligations due in a range of days: all that are late, those of one week, or all later ones. */
@published('PracticeWeek')
export class PracticeWeek {
  @Shown(described(orNull(DAY), 'Its first day; null: all that is late')) from: IsoDate | null;
  @Shown(described(orNull(DAY), 'The day after its last; null: all that is later')) before: IsoDate | null;
  @Shown(WHOLE) due: number;
  @Shown(described(WHOLE, 'Of those, how many wait for papers')) waiting: number;
}

/** A user to whom obligations can be assigned. */
@published('PracticePerson')
export class PracticePerson {
  @Shown(TEXT) id: string;
  @Shown(TEXT) name: string;
  @Shown(orNull(TEXT)) agentId: string | null;
}
