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
/** The conversation with the assistant. */
@published('Chat')
export class ShownChat {
  /** Null: nothing was asked yet. */
  @Shown(orNull(TEXT)) id: string | null;
  @Shown(TEXT) greeting: string;
  @Shown(listOf(object(() => ShownChatMessage))) messages: ShownChatMessage[];
  /** The support request that it was handed over to. */
  @Shown(orNull(TEXT)) requestId: string | null;
}
