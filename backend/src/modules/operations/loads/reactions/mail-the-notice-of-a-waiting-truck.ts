import { Injectable } from '@nestjs/common';
import { EVERYTHING } from '../../../../platform/access/viewer';
import { firmLetter, LetterOn, type Draft } from '../../../../platform/infrastructure/mail/letters-on-events';
import { usDate } from '../../../../platform/money/dates';
import { dollars } from '../../../../platform/money/money';
import { wallClockIn } from '../../../../platform/money/zoned-time';
import { StoreOf, type RecordStore } from '../../../../platform/records/store/record-store';
import { Firm } from '../../../administration/settings';
import { Broker } from '../../../clients/brokers';
import { detentionOf } from '../domain/detention';
import { freeUntil } from '../domain/notice';
import { Load } from '../load';
import { DetentionOfLoads } from '../queries/load-detention';

interface Sent {
  readonly id: number;
  readonly noticeSentAt: string;
  readonly noticeSentTo: string;
  readonly noticeStop: number;
}
/** The data of the job. */
interface Notice {
  readonly [name: string]: unknown;
  readonly subject: string;
  readonly id: number;
  readonly askedAt: string;
  readonly to: string;
  readonly stop: number;
}

/** Mails a broker that a truck stands at a stop of its load and when its free time ends. */
@Injectable()
export class MailTheNoticeOfAWaitingTruck extends LetterOn<Sent, Notice> {
  protected readonly name = 'mail-the-notice-of-a-waiting-truck';
  protected readonly on = 'LoadNoticeSent';

  constructor(
    private readonly detention: DetentionOfLoads,
    private readonly firm: Firm,
    @StoreOf(Broker) private readonly brokers: RecordStore<Broker>,
    @StoreOf(Load) private readonly loads: RecordStore<Load>,
  ) {
    super();
  }

  protected asked({ id, noticeSentAt: askedAt, noticeSentTo: to, noticeStop: stop }: Sent): Notice {
    return { id, askedAt, to, stop, subject: `Notice that load ${id} waits to ${to}` };
  }

  protected async write({ id, to, stop: nr, askedAt }: Notice): Promise<Draft | null> {
    const found = await this.loads.find(EVERYTHING, id);
    const stop = found?.stopTimes?.[nr];
    if (found?.removedAt !== null || !stop || stop.arrivedAt === null) return null;
    const [{ terms }, firm, broker] = await Promise.all([
      this.detention.of(id, EVERYTHING),
      this.firm.values(),
      this.brokers.find(EVERYTHING, found.brokerId),
    ]);
    const zone = stop.timeZone ?? firm.timeZone;
    const at = (instant: string): string => {
      const [day = '', time = ''] = wallClockIn(zone, new Date(instant)).split('T');
      return `${usDate(day)} ${time}`;
    };
    const clock = terms && detentionOf({ ...stop, departedAt: askedAt }, terms);
    const until =
      clock && clock.minutes !== null && clock.freeMinutes !== null
        ? freeUntil(askedAt, clock.minutes, clock.freeMinutes)
        : null;
    const rate = terms?.detentionRate ?? null;
    return firmLetter(firm, {
      to,
      name: broker?.name ?? 'there',
      title: `Notice of detention, load ${found.loadNumber}`,
      paragraphs: [
        `Our truck arrived at ${stop.place} for your load ${found.loadNumber} and is still there.`,
        'From the end of its free time on, detention is owed as agreed. Please help that it is loaded or unloaded.',
      ],
      details: [
        ['Load', found.loadNumber],
        ['Place', stop.place],
        ['Arrived', at(stop.arrivedAt)],
        ...(until === null ? [] : [['Free time until', at(until)] as const]),
        ...(rate === null ? [] : [['Detention', `${dollars(rate)} an hour`] as const]),
      ],
    });
  }
}
