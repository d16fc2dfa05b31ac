import { Body, Controller, HttpStatus, Post } from '@nestjs/common';
import type { Viewer } from '../../../../platform/access/viewer';
import type { CommandContext } from '../../../../platform/event-log/commands/context';
import { Versioned } from '../../../../platform/web/routes/answer';
import { Ctx, Me } from '../../../../platform/web/routes/request-context';
import { Route } from '../../../../platform/web/routes/route';
import type { Values } from '../../../../platform/records/kind/kind';
import { StoreOf, type RecordStore } from '../../../../platform/records/store/record-store';
import { newOf, shownAs } from '../../../../platform/records/requests/requests';
import { Reminder } from '../reminder';

class NewReminder extends newOf(Reminder) {}

@Controller('api/reminders')
export class RemindersController {
  constructor(@StoreOf(Reminder) private readonly reminders: RecordStore<Reminder>) {}

  @Post()
  @Route({
    allow: 'reminders.write',
    summary: 'Add a reminder, for oneself unless it names somebody',
    answer: shownAs(Reminder),
    status: HttpStatus.CREATED,
  })
  async add(
    @Body() body: NewReminder,
    @Ctx() context: CommandContext,
    @Me() viewer: Viewer,
  ): Promise<Versioned<Values>> {
    const { userId = viewer.id } = body;
    const written = await this.reminders.add({ ...body, userId }, context);
    return this.reminders.answer(viewer, written);
  }
}
