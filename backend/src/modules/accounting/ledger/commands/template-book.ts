import { Injectable } from '@nestjs/common';
import { CommandRunner } from '../../../../platform/event-log/commands/command-runner';
import type { CommandContext } from '../../../../platform/event-log/commands/context';
import { part } from '../../../../platform/event-log/commands/task';
import { Ids } from '../../../../platform/database/ids';
import { kindOf } from '../../../../platform/records/kind/kind';
import { StoreOf, type RecordStore, type Written } from '../../../../platform/records/store/record-store';
import { TEMPLATE } from '../domain/entry';
import { dayAfter, dayOf } from '../domain/recurrence';
import { EntryTemplate, linesOf } from '../entry-template';
import { EntryBook } from './entry-book';
import { EntryReferences } from './entry-references';

/** What a request says of a template; what it leaves out is undefined. */
export type GivenTemplate = { readonly [Name in keyof EntryTemplate]?: EntryTemplate[Name] | undefined };

/** Adds and changes templates of entries, and posts what they repeat. */
@Injectable()
export class TemplateBook {
  constructor(
    @StoreOf(EntryTemplate) private readonly templates: RecordStore<EntryTemplate>,
    private readonly references: EntryReferences,
    private readonly book: EntryBook,
    private readonly runner: CommandRunner,
    private readonly ids: Ids,
  ) {}

  /** @throws RuleViolation naming the field: an account that is not active, a vehicle of another client */
  add(given: GivenTemplate, context: CommandContext): Promise<Written<EntryTemplate>> {
    return this.templates.add(given, context, { guards: () => this.guardsOf(given, given, context) });
  }

  /** A new day begins the recurrence anew; what was wrong before is forgotten. @throws RuleViolation as `add` */
  change(id: string, given: GivenTemplate, context: CommandContext): Promise<Written<EntryTemplate>> {
    let after: GivenTemplate = given;
    const changes = (before: EntryTemplate): object => {
      const said = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
      after = { ...before, ...said };
      const { nextOn } = after;
      const isMoved = nextOn !== before.nextOn;
      return { ...said, failure: null, ...(isMoved && { anchorDay: nextOn ? dayOf(nextOn) : null }) };
    };
    return this.templates.change(id, changes, context, { guards: () => this.guardsOf(given, after, context) });
  }

  /**
   * Posts the entry of the template's next day and moves the template on, in one commit: both or neither, once.
   * @throws VersionConflict when somebody changed the template meanwhile or posted that entry
   * @throws RuleViolation when the entry cannot be posted: its month is closed, an account is not active
   */
  async post(template: EntryTemplate, context: CommandContext): Promise<void> {
    const { id, version, name, nextOn, every, anchorDay, clientId, description } = template;
    if (every === null || nextOn === null) throw new Error(`The template ${name} is not posted by itself`);
    const entry = {
      id: this.ids.uuid(),
      entryDate: nextOn,
      description,
      clientId,
      source: { kind: TEMPLATE, id },
      lines: linesOf(template),
    };
    await this.book.mustFit(entry, context);
    const changes = {
      nextOn: dayAfter(nextOn, every, anchorDay ?? dayOf(nextOn)),
      lastOn: nextOn,
      failure: null,
    };
    const moved = part({
      aggregate: kindOf(EntryTemplate).aggregate,
      id,
      prepare: () => ({ command: { type: 'Change', id, changes } as const }),
    });
    const posted = await this.book.partsOf({ ...entry, reference: await this.book.nextNumber() }, context);
    await this.runner.runTogether({
      parts: [moved, ...posted],
      context: { ...context, expectedVersion: version },
      answer: entry.id,
    });
  }

  /** Keeps why a template could not be posted. @throws RuleViolation when it was removed meanwhile */
  async keepFailure(id: string, failure: string, context: CommandContext): Promise<void> {
    await this.templates.change(id, { failure }, context);
  }

  /** Checks what is asked anew, within the template as it will be. */
  private async guardsOf(given: GivenTemplate, after: GivenTemplate, { scope }: CommandContext) {
    if (!given.lines && given.clientId === undefined) return [];
    const { clientId = null, description = '' } = after;
    const lines = linesOf({ lines: after.lines ?? [], description });
    if (given.lines) await this.references.use(lines, scope);
    return this.references.guards({ clientId, documentId: null, lines }, scope);
  }
}
