/**
 * Where records of a kind can go, as the API's description says it (`generated/flows`): `{ field: 'status', moves:
 * [{ from: ['in_service'], to: 'sold' }] }`. Without `from` a move is possible from anywhere else.
 */
export interface Flow {
  readonly field: string;
  readonly moves: readonly {
    readonly from?: readonly (string | boolean)[];
    readonly to: string | boolean;
    /** The permission it takes beside that of changing the record. */
    readonly may?: string;
  }[];
}

/** The statuses that somebody can move a record to. */
export type Reached<Of extends Flow> = `${Of['moves'][number]['to']}`;

/** A step that somebody may take with a record: what its button says, what changes, what is said then. */
export interface Step {
  readonly label: string;
  readonly changes: object;
  /** The route that takes it where the status is not changed by hand: `approve` for POST …/7/approve. */
  readonly deed?: string;
  /** The route of what it changes, where the record's own does not: `status` for PATCH …/7/status, at any version. */
  readonly part?: string;
  readonly done: string;
  /** What is said when it failed; the reason that the API gives when absent. */
  readonly failed?: string;
  /** The permission it takes beside that of changing the record. */
  readonly may?: string;
  /** The one filled button. */
  readonly primary?: true;
  /** Asked first, because nothing takes it back. */
  readonly question?: Question;
}

interface Question {
  readonly title: string;
  readonly text: string;
}

/** How a step is offered: what its button says, or more. */
export type StepWords =
  | string
  | {
      readonly label: string;
      /** The usual next step, as the one filled button. */
      readonly primary?: true;
      /** Offered only here, where the flow would let it be taken from more. */
      readonly from?: readonly string[];
      /** What the record is then: 'is open again'; 'is now' and the word of its status when absent. */
      readonly done?: string;
      /** What is asked first; its text follows the name of the record: 'L-7 will not be hauled.' */
      readonly question?: Question;
    };

/**
 * What the screen of a kind calls each status that its flow leads to, in the order of the buttons; null where it is
 * reached otherwise, as by a dialog that asks for a reason. A new step of the flow has to be named here, too.
 */
export type StepsOf<Of extends Flow> = Readonly<Record<Reached<Of>, StepWords | null>>;

/** The moves of a flow from where a record stands. */
export const movesFrom = (flow: Flow, status: unknown): Flow['moves'] =>
  flow.moves.filter(({ from, to }) => to !== status && (from?.some((each) => each === status) ?? true));

/** The statuses that a record can go to from where it stands. */
export const reachedFrom = <Of extends Flow>(flow: Of, status: Reached<Of>): readonly Reached<Of>[] =>
  movesFrom(flow, status).map(({ to }) => String(to) as Reached<Of>);

interface StepNames {
  readonly displayName: string;
  /** The words of the statuses. */
  readonly labels?: Readonly<Record<string, string>>;
  /** What the record is called in the sentence that it is done; its name when absent. */
  readonly named?: string;
}

/** The steps of a record that its screen offers, from the flow of its kind. */
export const stepsFrom = <Of extends Flow>(
  flow: Of,
  words: StepsOf<Of>,
  record: Readonly<Record<string, unknown>>,
  { displayName, labels = {}, named = displayName }: StepNames,
): Step[] => {
  const at = record[flow.field];
  const moves = movesFrom(flow, at);
  return Object.entries<StepWords | null>(words).flatMap(([status, said]) => {
    const move = moves.find(({ to }) => String(to) === status);
    const { label, from, done, primary, question } = typeof said === 'string' ? { label: said } : (said ?? {});
    if (!move || label === undefined || !(from?.includes(String(at)) ?? true)) return [];
    return [
      {
        label,
        changes: { [flow.field]: move.to },
        done: `${named} ${done ?? `is now ${(labels[status] ?? status).toLowerCase()}`}`,
        ...(move.may !== undefined && { may: move.may }),
        ...(primary && { primary }),
        ...(question && { question: { ...question, text: `${displayName} ${question.text}` } }),
      },
    ];
  });
};

/** What is the same of every step that a kind offers. */
interface StepsInCommon<Item> extends Pick<Step, 'part' | 'failed'> {
  /** What a record is called in the sentence that it is done, where its name alone says too little. */
  readonly named?: (record: Item) => string;
  /** The sentence that it is done, in place of one with the name of the record. */
  readonly done?: string;
}

/** The steps that a kind offers: its flow, and what each step is called. */
export interface OfferedSteps<Item> extends StepsInCommon<Item> {
  readonly flow: Flow;
  readonly words: Readonly<Record<string, StepWords | null>>;
}

/** The steps of a kit, from the flow of its kind. */
export const offered = <Of extends Flow, Item>(
  flow: Of,
  words: StepsOf<Of>,
  inCommon: StepsInCommon<Item> = {},
): OfferedSteps<Item> => ({ flow, words, ...inCommon });
