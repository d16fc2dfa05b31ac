import { Body, Controller, Post } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { allowedByRoute, type CommandContext } from '../../../../platform/event-log/commands/context';
import { mistake } from '../../../../platform/fields/check';
import { Email, field, Line } from '../../../../platform/fields/decorators';
import { published } from '../../../../platform/fields/schema';
import { described, Shown, TEXT } from '../../../../platform/fields/shown';
import { choice } from '../../../../platform/fields/texts';
import { inAddress } from '../../../../platform/web/routes/address';
import { HttpProblem } from '../../../../platform/web/problems/problem.filter';
import { RateLimits } from '../../../../platform/web/server/rate-limit';
import { Ctx } from '../../../../platform/web/routes/request-context';
import { Route } from '../../../../platform/web/routes/route';
import { Installation } from '../../../../platform/installation/installation';
import { Jobs } from '../../../../platform/infrastructure/jobs/jobs';
import { StoredCredentials, type LinkKind } from '../adapters/stored-credentials';
import { newPassword } from '../domain/passwords';
import { DOOR_NAMES } from '../domain/doors';
import { MAIL_RESET, MailTheResetLink } from '../reactions/mail-the-reset-link';
import { UserAdministration } from '../../users';

class ResetRequest {
  @Email('email', { message: 'Please enter a valid email address' }) email: string;
}
@published('NewPassword')
class PasswordReset {
  @Line('token', { max: 200 }) token: string;
  @field<string>('password', newPassword) password: string;
}
class ResetRequested {
  @Shown(TEXT) message: string;
  @Shown(described(TEXT, 'In a demo only'), { absent: true }) resetToken?: string;
}

const ANSWER = 'If that address is known to us, a link to set a new password is on its way. It works for 30 minutes.';
const LINK_NAMES: Readonly<Record<LinkKind, string>> = { reset: 'Password link', invitation: 'Invitation link' };
const LETTERS_AN_ACCOUNT = 3;
const WINDOW_SECONDS = 15 * 60;

/**
 * Handles forgotten passwords. The answer is always the same, and all that depends on the account happens later in a
 * job, so that nobody learns which addresses have an account.
 */
@Controller('api')
export class PasswordsController {
  constructor(
    private readonly jobs: Jobs,
    private readonly credentials: StoredCredentials,
    private readonly users: UserAdministration,
    private readonly limits: RateLimits,
    private readonly resets: MailTheResetLink,
    private readonly installation: Installation,
  ) {}

  @Post(':door/request-reset')
  @Route({
    allow: 'public',
    summary: 'Ask for a link to set a new password',
    answer: ResetRequested,
    limit: { points: 30, seconds: WINDOW_SECONDS },
  })
  async request(
    @inAddress('door', choice('door', DOOR_NAMES)) _door: string,
    @Body() { email: address }: ResetRequest,
  ): Promise<ResetRequested> {
    const cause = randomUUID();
    const nr = await this.credentials.nextRequest();
    if (await this.mayMail(address))
      await this.jobs.add(MAIL_RESET, `${MAIL_RESET}-${cause}`, {
        email: address,
        cause,
        nr,
        subject: 'Password reset',
      });
    return { message: ANSWER, ...((await this.installation.isDemo()) ? await this.tokenOf(address, cause, nr) : {}) };
  }

  @Post('auth/reset-password')
  @Route({
    allow: 'public',
    summary: 'Set a new password with the link from an e-mail',
    answer: 'none',
    limit: { points: 30, seconds: WINDOW_SECONDS },
  })
  async reset(@Body() { token, password }: PasswordReset, @Ctx() context: CommandContext): Promise<void> {
    const holder = await this.credentials.holderOf(token);
    // a refused password must not use the link up
    if (holder) await this.users.mustBeStrong(holder, password);
    const link = await this.credentials.useLink(token);
    const message = 'This link has expired or was already used. Please ask for a new one.';
    if (!link) throw mistake('token', message, 'LINK_EXPIRED');
    await this.users.setPassword(link.userId, password, {
      ...allowedByRoute(context),
      actor: { id: link.userId, name: LINK_NAMES[link.kind], role: 'visitor' },
    });
  }

  private async mayMail(address: string): Promise<boolean> {
    try {
      await this.limits.take(this.limits.of('reset-account', LETTERS_AN_ACCOUNT, WINDOW_SECONDS), address);
      return true;
    } catch (error) {
      if (error instanceof HttpProblem) return false;
      throw error;
    }
  }

  private async tokenOf(address: string, cause: string, nr: number): Promise<{ resetToken?: string }> {
    const made = await this.resets.link(address, cause, nr);
    return made ? { resetToken: made.token } : {};
  }
}
