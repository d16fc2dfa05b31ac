import { Line } from '../../../../platform/fields/decorators';
import { INSTANT, oneOf, Shown, TEXT, WHOLE } from '../../../../platform/fields/shown';
import { LONGEST_MESSAGE, SIDES } from '../support-request';

export class NewMessage {
  @Line('Message', { max: LONGEST_MESSAGE }) message: string;
}

/** One message of a thread, numbered from 1. */
export class SupportMessage {
  @Shown(WHOLE) nr: number;
  @Shown(oneOf(SIDES)) from: (typeof SIDES)[number];
  /** The name of the author. */
  @Shown(TEXT) name: string;
  @Shown(TEXT) message: string;
  @Shown(INSTANT) at: string;
}
