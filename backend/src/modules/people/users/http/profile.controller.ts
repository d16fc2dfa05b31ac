import { Body, Controller, Get, Patch, Post, Req } from '@nestjs/common';
import type { Request } from 'express';
import { EVERYTHING, type Viewer } from '../../../../platform/access/viewer';
import { allowedByRoute, type CommandContext } from '../../../../platform/event-log/commands/context';
import { mistake } from '../../../../platform/fields/check';
import { Versioned } from '../../../../platform/web/routes/answer';
import { Ctx, Me } from '../../../../platform/web/routes/request-context';
import { Route } from '../../../../platform/web/routes/route';
import { StoreOf, type RecordStore } from '../../../../platform/records/store/record-store';
import { receiveUpload } from '../../../../platform/web/uploads/receive-upload';
import { Avatars, LARGEST_AVATAR } from '../adapters/avatars';
import { OwnAccount } from '../commands/own-account';
import { User } from '../user';
import { ProfileChanges, ProfilePicture, ProfileView, viewOfProfile } from './profile.requests';

/** The own account of whoever is signed in. */
@Controller('api')
export class ProfileController {
  constructor(
    @StoreOf(User) private readonly users: RecordStore<User>,
    private readonly account: OwnAccount,
    private readonly avatars: Avatars,
  ) {}

  @Get('profile')
  @Route({ allow: 'signed-in', summary: 'The own account', answer: ProfileView })
  async profile(@Me() { id }: Viewer): Promise<Versioned<ProfileView>> {
    return shown(await this.users.get(EVERYTHING, id));
  }

  @Patch('profile')
  @Route({ allow: 'signed-in', summary: 'Change the own name and e-mail', answer: ProfileView })
  async change(
    @Body() body: ProfileChanges,
    @Ctx() context: CommandContext,
    @Me() { id }: Viewer,
  ): Promise<Versioned<ProfileView>> {
    return shown(await this.account.change(id, body, context));
  }

  @Patch('admin/profile')
  @Route({ allow: 'users.manage', summary: 'Change the own name, e-mail and role', answer: ProfileView })
  async changeAsAdmin(
    @Body() body: ProfileChanges,
    @Ctx() context: CommandContext,
    @Me() { id }: Viewer,
  ): Promise<Versioned<ProfileView>> {
    return shown(await this.account.changeWithRole(id, body, context));
  }

  @Post('profile/avatar')
  @Route({ allow: 'signed-in', summary: 'Set the own picture (multipart, field avatar)', answer: ProfilePicture })
  avatar(@Req() request: Request, @Ctx() context: CommandContext, @Me() { id }: Viewer): Promise<ProfilePicture> {
    return this.keep(id, request, context);
  }

  @Post('admin/profile/avatar')
  @Route({
    allow: 'users.manage',
    summary: 'Set the own picture as an administrator (multipart, field avatar)',
    answer: ProfilePicture,
  })
  avatarAsAdmin(
    @Req() request: Request,
    @Ctx() context: CommandContext,
    @Me() { id }: Viewer,
  ): Promise<ProfilePicture> {
    return this.keep(id, request, context);
  }

  private keep(id: string, request: Request, context: CommandContext): Promise<ProfilePicture> {
    const how = { field: 'avatar', mostBytes: LARGEST_AVATAR, tooLarge: 'Please select an image under 5MB.' };
    return receiveUpload(request, how, async ({ file }) => {
      if (!file) throw mistake('avatar', 'Please choose a picture first.');
      const profileImageUrl = await this.avatars.keep(file.path, {
        formats: ['jpeg', 'png', 'gif'],
        wrong: 'Please select a JPEG, PNG, or GIF image.',
      });
      const { expectedVersion: _, idempotency: __, ...own } = allowedByRoute(context);
      await this.users.change(id, { profileImageUrl }, own);
      return { profileImageUrl };
    });
  }
}

const shown = (row: User): Versioned<ProfileView> => new Versioned(row.version, viewOfProfile(row));
