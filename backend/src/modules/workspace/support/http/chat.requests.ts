import { Line } from '../../../../platform/fields/decorators';
import { published } from '../../../../platform/fields/schema';
import { INSTANT, listOf, object, oneOf, orNull, Shown, TEXT } from '../../../../platform/fields/shown';
import { LONGEST_MESSAGE } from '../domain/topic';

export class NewChatMessage {
  @Line('Message', { max: LONGEST_MESSAGE, lines: true }) message: string;
}

@published('ChatLink')
class ShownLink {
  @Shown(TEXT) label: string;
  @Shown(TEXT) to: string;
}
@published('ChatMessage')
class ShownChatMessage {
  @Shown(oneOf(['visitor', 'assistant'])) from: 'visitor' | 'assistant';
  @Shown(TEXT) text: string;
  @Shown(listOf(object(() => ShownLink))) links: ShownLink[];
  @Shown(INSTANT) at: string;
}
/** A chat with the assistant, as the web app shows it. */
@published('Chat')
export class ShownChat {
  /** Null: there is no chat with a message of the last day. */
  @Shown(orNull(TEXT)) id: string | null;
  @Shown(TEXT) greeting: string;
  @Shown(listOf(object(() => ShownChatMessage))) messages: ShownChatMessage[];
  /** The support request that the chat was handed over to; null: none. */
  @Shown(orNull(TEXT)) requestId: string | null;
}
