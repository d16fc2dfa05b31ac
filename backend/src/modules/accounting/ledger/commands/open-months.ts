import { Injectable } from '@nestjs/common';
import { EVERYTHING } from '../../../../platform/access/viewer';
import { CommandRunner } from '../../../../platform/event-log/commands/command-runner';
import { foldState } from '../../../../platform/event-log/events/decider';
import { streamName } from '../../../../platform/event-log/events/events';
import { EventStore } from '../../../../platform/event-log/store/event-store';
import { LogSignal } from '../../../../platform/event-log/store/log-signal';
import type { Guard } from '../../../../platform/event-log/store/unit';
import type { IsoDate } from '../../../../platform/money/dates';
import { OpenDays } from '../../../../platform/money/open-days';
import { StoreOf, type RecordStore } from '../../../../platform/records/store/record-store';
import { Client } from '../../../clients/clients';
import { closedMonthOf, monthClosed, openDayFrom, periodDecider, type BookPeriods } from '../domain/period';
import { periodEvents } from '../domain/period.events';
import { bookId } from '../projections/periods';

const CHANGED = 'periods';
const MOST_KEPT = 5_000;

interface Known {
  readonly periods: BookPeriods;
  readonly guard: Guard;
}

/**
 * The closed months of all books, kept in memory so that a booking costs no query. Another process may know of a close
 * a moment later; the guard then refuses the commit, and the runner decides again with what is known by then.
 */
@Injectable()
export class OpenMonths extends OpenDays {
  private readonly known = new Map<string, Promise<Known>>();

  constructor(
    private readonly store: EventStore,
    @StoreOf(Client) private readonly clients: RecordStore<Client>,
    signal: LogSignal,
    runner: CommandRunner,
  ) {
    super();
    const forget = (): void => this.known.clear();
    runner.announce(periodEvents.category, CHANGED, forget);
    signal.on(CHANGED, forget);
  }

  async from(clientId: string | null, day: IsoDate): Promise<IsoDate> {
    return openDayFrom((await this.of(clientId)).periods, day);
  }

  /**
   * Checks that a day is open in a book.
   * @param field the field of the request that holds the day; null when no field does
   * @returns the guard with which the commit fails when a month of the book is closed or reopened meanwhile
   * @throws RuleViolation MONTH_CLOSED with the first open day
   */
  async mustBeOpen(clientId: string | null, day: IsoDate, field: string | null): Promise<Guard> {
    const { periods, guard } = await this.of(clientId);
    const closed = closedMonthOf(periods, day);
    if (closed === null) return guard;
    throw monthClosed(closed, await this.ownerOf(clientId), openDayFrom(periods, day), field);
  }

  private of(clientId: string | null): Promise<Known> {
    const book = bookId(clientId);
    const known = this.known.get(book);
    if (known) return known;
    if (this.known.size >= MOST_KEPT) this.known.clear();
    const reading = this.read(book);
    this.known.set(book, reading);
    reading.catch(() => this.known.delete(book));
    return reading;
  }

  private async read(book: string): Promise<Known> {
    const stream = streamName(periodEvents.category, book);
    const events = await this.store.read(stream);
    const periods = foldState(periodDecider, events);
    return { periods, guard: { stream, version: events.length } };
  }

  private async ownerOf(clientId: string | null): Promise<string> {
    if (clientId === null) return "the firm's own books";
    const names = await this.clients.names(EVERYTHING, [clientId]);
    return `the books of ${names.get(clientId) ?? 'this client'}`;
  }
}
